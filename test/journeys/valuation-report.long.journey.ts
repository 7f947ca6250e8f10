import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { fillPayment, fillPerson, passWall } from '../kit/service-visit.ts'
import * as kit from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { isSound, next, onStep, pressOn } = kit
const { server, browser, close } = await openSite()
afterAll(close)
afterEach(async () => {
  for (const partner of ['payments', 'valuation']) await kit.breakPartner(server.url, partner, 'none')
})

const path = '/diensten/hypotheek/waarderapport'
const pay = (page: Page) => page.getByRole('button', { name: 'Betalen met iDEAL' })
const mailTo = (email: string, subject: string) => {
  const isIt = (one: kit.SentMail) => one.to.includes(email) && one.subject.startsWith(subject)
  return kit.untilThere(async () => (await kit.mailOf(server.url)).find(isIt))
}

const fillBirth = async (page: Page) => {
  const birth = page.getByRole('group', { name: 'Geboortedatum' })
  for (const [part, text] of [
    ['Dag', '3'],
    ['Maand', '2'],
    ['Jaar', '1980'],
  ] as const)
    await birth.getByLabel(part).fill(text)
}

const fillHome = async (page: Page, { postcode = '3821bt', houseNumber = '10' } = {}) => {
  await kit.fillAddress(page, postcode, houseNumber)
  await page.getByRole('radio', { name: 'Tussenwoning' }).check()
  await page.getByLabel('Bouwjaar').fill('1978')
  await page.getByLabel('Woonoppervlakte').fill('124')
  await page.getByLabel('Perceeloppervlakte').fill('150')
}

it('a visitor pays and has the report, on the screen, by mail and among their own, sound on every step', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = kit.newMailbox('rapport')
  await page.goto(server.url + path)
  await walkFunnel(page, [
    { step: 'woning', errors: ['Voer een postcode in.', 'Woningtype'], fill: (at) => fillHome(at) },
    {
      step: 'rapport-en-prijs',
      fill: async (at) => {
        for (const words of ['Waarderapport', '€ 17,95', 'inclusief btw'])
          await expect.poll(() => at.locator('main').innerText()).toContain(words)
      },
      press: async (at) => {
        await next(at).click()
        await passWall(at, email)
      },
    },
    {
      step: 'persoonsgegevens',
      errors: ['Voer een aanhef in.', 'Voer een geboortedatum in.', 'Voer een IBAN in.'],
      fill: [fillPerson, fillBirth, fillPayment, (at) => at.getByText('€ 34,50').first().waitFor()],
    },
    { step: 'overzicht', errors: ['Bevestiging verplicht.'], fill: (at) => at.getByRole('checkbox').check() },
  ])
  await page.waitForURL('**/sandbox/bank/*')
  await page.getByText('€ 17,95').waitFor()
  await page.getByRole('button', { name: 'Betalen', exact: true }).click()
  await page.waitForURL(`**${path}/rapport?transactionId=*`)
  await page.getByRole('heading', { name: 'Je waarderapport' }).waitFor()
  for (const words of ['In negen van de tien gevallen', 'Hiermee vergeleken', 'Dit is een voorbeeldcijfer'])
    await page.getByText(words).waitFor()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await isSound(page, `the report at ${width}`)
  }
  const value = await page.locator('.estimate-value').innerText()
  const spaced = (text: string) => text.replace(/\s+/g, ' ')
  expect(spaced((await mailTo(email, 'Je waarderapport is klaar')).text)).toContain(spaced(value))
  await page.goto(`${server.url}/mijn/aanvragen`)
  await page.getByRole('link', { name: /Waarderapport/ }).click()
  for (const words of ['Bon', 'Waarvan 21% btw', '€ 3,12', value])
    await expect.poll(() => page.locator('main').innerText()).toContain(words)
  await isSound(page, 'the purchase among one’s own')
  expect(problems).toEqual([])
})

it('by keyboard a member pays without giving an account; a home without a report leads no further', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const { page, problems } = visitor
  await kit.become(page, server.url, 'member')
  await page.goto(server.url + path)
  await onStep(page, 'woning')
  await fillHome(page, { postcode: '9711lm', houseNumber: '25' })
  await pressOn(page, next(page))
  await onStep(page, 'rapport-en-prijs')
  await page.getByText('Van dit huis kunnen we geen rapport maken.').waitFor()
  await isSound(page, 'a home without a report')
  expect(await next(page).count()).toBe(0)
  await pressOn(page, page.getByRole('button', { name: 'Terug' }))
  await onStep(page, 'woning')
  await fillHome(page)
  await pressOn(page, next(page))
  await onStep(page, 'rapport-en-prijs')
  await pressOn(page, next(page))
  await onStep(page, 'persoonsgegevens')
  expect(await page.getByLabel('IBAN').count()).toBe(0)
  await fillBirth(page)
  await pressOn(page, next(page))
  await onStep(page, 'overzicht')
  await pressOn(page, page.getByRole('checkbox', { name: /algemene voorwaarden/ }), 'Space')
  await pressOn(page, pay(page))
  await page.waitForURL('**/sandbox/bank/*')
  await pressOn(page, page.getByRole('button', { name: 'Betalen', exact: true }))
  await page.getByRole('heading', { name: 'Je waarderapport' }).waitFor()
  expect(problems).toEqual([])
})

it('a model that is away says so on the first step and keeps every answer', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(server.url + path)
  await onStep(page, 'woning')
  await fillHome(page)
  await kit.breakPartner(server.url, 'valuation', 'down')
  await next(page).click()
  await page.getByText(kit.apology).waitFor()
  await isSound(page, 'a model that is away')
  await kit.breakPartner(server.url, 'valuation', 'none')
  await next(page).click()
  await onStep(page, 'rapport-en-prijs')
  await page.getByRole('button', { name: 'Terug' }).click()
  await expect.poll(() => page.getByLabel('Bouwjaar').inputValue()).toBe('1978')
})
