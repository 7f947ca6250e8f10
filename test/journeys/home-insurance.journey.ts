import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { thanksPath } from '../../src/core/insurance/thanks-path.ts'
import { packageTitle } from '../../src/core/insurance/words.ts'
import { families } from '../../src/core/rules/insurance-codes.ts'
import { type Entry, insuranceTypes } from '../../src/core/rules/insurance-packages.ts'
import * as funnels from '../../src/web/funnels/home-insurance/funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import {
  boxOf,
  codeOn,
  insurable,
  open,
  plain,
  premiumsOf,
  properties,
  totalFor,
} from '../kit/home-insurance.ts'
import { isSound, newMailbox, reference } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const calculators = {
  All: [funnels.homePackage, 'De premie voor jouw Woonpakket'],
  Content: [funnels.contentsInsurance, 'De premie voor jouw inboedelverzekering'],
  Home: [funnels.buildingInsurance, 'De premie voor jouw opstalverzekering'],
  Liability: [funnels.liabilityInsurance, 'De premie voor jouw aansprakelijkheidsverzekering'],
  Legal: [funnels.legalInsurance, 'De premie voor jouw rechtsbijstandverzekering'],
} as const
const entries = Object.keys(calculators) as Entry[]

/** The overview of the example home: what it costs, until when, and what each insurance is. */
const seeOverview = async (page: Page, entry: Entry) => {
  const premiums = await premiumsOf(server.url, { ...plain, rooms: '1', family: families.alone })
  const chosen = entry === 'All' ? insuranceTypes : [entry]
  const own = page.getByRole('table', { name: 'Je premie per maand' })
  await own.getByRole('row', { name: 'Assurantiebelasting' }).waitFor()
  const total = await own.getByRole('row', { name: 'Totaal per maand' }).innerText()
  expect(total).toContain(totalFor(premiums, chosen))
  expect(total).toContain('voorbeeldtarief')
  expect(await codeOn(page)).toMatch(reference)
  // beside its own premium an entry of one has those of all
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

/** Whoever applied has an account: each has an e-mail address of their own. */
const wayOf = (entry: Entry, name: string) => {
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
const walked = [
  'woningkenmerken',
  'premie',
  'aanvullende-gegevens',
  'slotvragen',
  'opzegservice',
  'afsluiten',
]

it.each(entries)('%s: sound at any width, to its thank-you page', async (entry) => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const [funnel, title] = calculators[entry]
  await open(page, server.url, entry)
  const seen = await walkFunnel(page, funnel, wayOf(entry, entry.toLowerCase()), {
    properties,
    errors: { woningkenmerken: ['Aantal kamers', 'Gezinssamenstelling', 'Voer een geboortedatum in.'] },
    at: async (step) => {
      if (step === 'premie') {
        await page.getByRole('heading', { name: title }).waitFor()
        await seeOverview(page, entry)
      }
      if (step !== 'woningkenmerken') return
      if (entry !== 'All') {
        expect(await boxOf(page, entry).isDisabled(), 'its own insurance stays').toBe(true)
        expect(await boxOf(page, entry).isChecked()).toBe(true)
      }
      await page.getByText('Wij vergeleken verzekeraars en kozen zelf.').waitFor()
      await page.getByText('Bel onze verzekeringslijn').waitFor()
    },
  })
  expect(seen).toEqual(walked)
  await page.waitForURL(server.url + thanksPath(entry))
  await isSound(page, `${entry}, applied for`)
  expect(problems).toEqual([])
})
