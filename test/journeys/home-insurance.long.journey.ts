import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { packageTitle } from '../../src/core/insurance/insurance-words.ts'
import { thanksPath } from '../../src/core/insurance/thanks-path.ts'
import { families } from '../../src/core/rules/insurance-codes.ts'
import { type InsuranceEntry, insuranceTypes } from '../../src/core/rules/insurance-packages.ts'
import * as funnels from '../../src/web/funnels/home-insurance/home-insurance-funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import {
  boxOf,
  calculate,
  codeOn,
  confirmHome,
  fillApartment,
  fillHome,
  insurable,
  notYours,
  open,
  plain,
  premiumPanel,
  premiumsOf,
  properties,
  seesPremium,
  totalFor,
} from '../kit/home-insurance.ts'
import { hurryTo } from '../kit/hurry-to.ts'
import { keys } from '../kit/insulation-check.ts'
import { isSound, newMailbox, onStep, pressOn, reference, summary } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { stepsOf } from './home-insurance-steps.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const narrow = { viewport: { width: 320, height: 720 } }

const calculators = {
  All: [funnels.homePackage, 'De premie voor jouw Woonpakket'],
  Content: [funnels.contentsInsurance, 'De premie voor jouw inboedelverzekering'],
  Home: [funnels.buildingInsurance, 'De premie voor jouw opstalverzekering'],
  Liability: [funnels.liabilityInsurance, 'De premie voor jouw aansprakelijkheidsverzekering'],
  Legal: [funnels.legalInsurance, 'De premie voor jouw rechtsbijstandverzekering'],
} as const
const entries = Object.keys(calculators) as InsuranceEntry[]

/** Answers of a way through the form. Each way has an e-mail address of its own, as an application makes an account. */
const wayOf = (entry: InsuranceEntry, name: string) => {
  const email = newMailbox(name)
  return {
    name,
    answers: {
      ...insurable,
      packages: entry === 'All' ? [...insuranceTypes] : [entry],
      'contact.email': email,
      'contact.emailAgain': email,
    },
  }
}

/** Checks the overview of the example home: what it costs, until when, and what each insurance is. */
const seeOverview = async (page: Page, entry: InsuranceEntry) => {
  const premiums = await premiumsOf(server.url, { ...plain, rooms: '1', family: families.alone })
  const chosen = entry === 'All' ? insuranceTypes : [entry]
  const own = page.getByRole('table', { name: 'Je premie per maand' })
  await own.getByRole('row', { name: 'Assurantiebelasting' }).waitFor()
  const total = await own.getByRole('row', { name: 'Totaal per maand' }).innerText()
  expect(total).toContain(totalFor(premiums, chosen))
  expect(total).toContain('voorbeeldtarief')
  expect(await codeOn(page)).toMatch(reference)
  // a calculator of one insurance shows the premiums of all four beside its own
  const all = page.getByRole('table', { name: packageTitle })
  expect(await all.count()).toBe(entry === 'All' ? 0 : 1)
  if (entry !== 'All')
    for (const type of insuranceTypes)
      await all
        .getByText(totalFor(premiums, [type]))
        .first()
        .waitFor()
  const cards = page.getByRole('link', { name: 'Verzekeringskaart' })
  expect(await cards.count(), 'product information is folded').toBe(0)
  await page.getByText('Bekijk productinformatie').click()
  await expect.poll(() => cards.count()).toBe(chosen.length)
  await isSound(page, `${entry}, with its product information`)
}

it.each(entries)('%s: sound at any width, to its thank-you page', async (entry) => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await open(page, server.url, entry)
  const seePremium = async () => {
    await page.getByRole('heading', { name: calculators[entry][1] }).waitFor()
    await seeOverview(page, entry)
  }
  await walkFunnel(page, stepsOf(entry, newMailbox(entry.toLowerCase()), seePremium))
  await page.waitForURL(server.url + thanksPath(entry))
  await isSound(page, `${entry}, applied for`)
  expect(problems).toEqual([])
})

it('the whole package by keyboard alone, on a small screen', async () => {
  await using visitor = await openVisitor(browser, narrow)
  const { page, problems } = visitor
  await open(page, server.url, 'Content')
  await pressOn(page, boxOf(page, 'All'), 'Space')
  for (const type of insuranceTypes) expect(await boxOf(page, type).isChecked(), type).toBe(true)
  await page.keyboard.press('Space')
  expect(await boxOf(page, 'Home').isChecked()).toBe(false)
  expect(await boxOf(page, 'Content').isChecked(), 'its own insurance stays').toBe(true)
  await page.keyboard.press('Space')
  await keys.type(page, 'home-postcode', '3821 BT')
  await keys.type(page, 'home-houseNumber', '10')
  await page.getByLabel('Straatnaam').waitFor()
  await keys.choose(page, 'isRight', ['yes'])
  await keys.choose(page, 'rooms', [plain.rooms])
  await keys.choose(page, 'wall', [plain.wall])
  await keys.choose(page, 'roof', [plain.roof])
  for (const [name, text] of [
    ['dateOfBirth', '3'],
    ['dateOfBirth-month', '2'],
    ['dateOfBirth-year', '1980'],
  ] as const)
    await keys.type(page, name, text)
  await keys.choose(page, 'family', [plain.family])
  await keys.choose(page, 'wantsQuote', ['no'])
  const premium = totalFor(await premiumsOf(server.url, plain), insuranceTypes)
  await seesPremium(page, premium)
  await pressOn(page, calculate(page))
  await onStep(page, 'premie')
  expect(await page.getByRole('row', { name: 'Totaal per maand' }).innerText()).toContain(premium)
  await pressOn(page, page.getByText('Bekijk productinformatie'))
  await page.getByRole('link', { name: 'Verzekeringskaart opstalverzekering' }).waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Terug' }))
  await onStep(page, 'woningkenmerken')
  expect(await page.getByLabel('Huisnummer').inputValue()).toBe('10')
  expect(problems).toEqual([])
})

it.each(entries)('%s by keyboard alone, to its thank-you page', async (entry) => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await open(page, server.url, entry)
  await hurryTo(page, calculators[entry][0], wayOf(entry, `toetsen-${entry.toLowerCase()}`), '', {
    properties,
    byKeys: true,
  })
  await page.waitForURL(server.url + thanksPath(entry))
  expect(await page.locator('main').innerText()).toMatch(reference)
  expect(problems).toEqual([])
})

it('of an apartment the building cannot be insured, and the rest can', async () => {
  await using visitor = await openVisitor(browser, narrow)
  const { page, problems } = visitor
  await open(page, server.url, 'Content')
  await fillHome(page)
  await fillApartment(page)
  expect(await boxOf(page, 'Home').isDisabled()).toBe(true)
  await boxOf(page, 'All').check()
  expect(await boxOf(page, 'Home').isChecked(), 'all of them are those that can be had').toBe(false)
  await isSound(page, 'an insurance that cannot be had')
  await calculate(page).click()
  await onStep(page, 'premie')
  const all = page.getByRole('table', { name: packageTitle })
  const building = await all.getByRole('row', { name: 'Opstalverzekering' }).innerText()
  expect(building).toContain('Niet mogelijk')
  expect(building).toContain(notYours)
  expect((await all.innerText()).match(/€/g)).toHaveLength(3)
  await isSound(page, 'the overview of an apartment')
  expect(problems).toEqual([])
})

it('who came for the building of an apartment switches it off, and goes on with another', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await open(page, server.url, 'Home')
  await fillHome(page)
  await fillApartment(page)
  await premiumPanel(page).getByText('Wat je koos, kan niet voor jouw woning.').waitFor()
  await calculate(page).click()
  await summary(page).getByText('Schakel niet ondersteunde pakketten uit.').waitFor()
  await isSound(page, 'an unsupported insurance')
  await boxOf(page, 'Home').uncheck()
  await boxOf(page, 'Liability').check()
  await calculate(page).click()
  await onStep(page, 'premie')
  const own = page.getByRole('table', { name: 'Je premie per maand' })
  expect(await own.getByRole('row', { name: 'Opstalverzekering' }).count()).toBe(0)
  await own.getByRole('row', { name: 'Aansprakelijkheidsverzekering' }).waitFor()
})

it('a home that nobody insures ends the calculation, with the reason', async () => {
  await using visitor = await openVisitor(browser, narrow)
  const { page } = visitor
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, server.url, 'All')
  await fillHome(page, plain, ['3821 BT', '905'], { isKnown: false })
  const told = page.getByRole('alert').filter({ hasText: 'Deze woning kun je hier niet verzekeren.' })
  await told.getByText('Dit is een woonboot. Die kun je hier niet verzekeren.').waitFor()
  await isSound(page, 'a houseboat')
  await calculate(page).click()
  await summary(page).getByText('Deze woning kun je hier niet verzekeren.').waitFor()
  await onStep(page, 'woningkenmerken')
  await isSound(page, 'a houseboat, calculated all the same')
  expect(asked.filter((path) => path.endsWith('/quotes'))).toEqual([])
  await page.getByLabel('Huisnummer').fill('10')
  await told.waitFor({ state: 'hidden' })
  await confirmHome(page)
  await calculate(page).click()
  await onStep(page, 'premie')
})
