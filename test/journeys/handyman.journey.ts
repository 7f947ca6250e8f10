import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { chooseMoments, delivered, fillTask, referenceOn } from '../kit/handyman-visit.ts'
import { failsOn, fillAddress, isSound, newMailbox } from '../kit/visit.ts'
import { type Step, walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const seeOverview = async (page: Page) => {
  const overview = await page.locator('main').innerText()
  for (const shown of [
    'J.P.',
    'van der',
    'Berg',
    'Voorbeeldplein 1 2-hoog',
    '1012 JS Amsterdam',
    'servicekosten',
  ])
    expect(overview).toContain(shown)
  await expect.poll(() => page.getByRole('link', { name: /^Wijzig/ }).count()).toBe(4)
}

/** What is asked of whoever books, and of what it is told that it is missing. */
const stepsFor = (email: string): Step[] => [
  {
    step: 'klus',
    errors: ['Dit is een verplicht veld.'],
    fill: async (page) => {
      await page.getByLabel('Wat is de klus?').fill('iets heel anders')
      await failsOn(page, 'klus', 'Selecteer één van de beschikbare klussen')
      await fillTask(page)
      await expect.poll(() => page.locator('main').innerText()).toContain('Loodgieter')
    },
  },
  {
    step: 'adresgegevens',
    errors: ['Voer een postcode in.', 'Voer een huisnummer in.'],
    fill: async (page) => {
      await fillAddress(page, '1012 JS', '1')
      await failsOn(page, 'adresgegevens', 'Voer een toevoeging in.')
      await page.getByLabel('Toevoeging').selectOption('2-hoog')
    },
  },
  {
    step: 'moment',
    errors: ['Je moet minimaal 3 momenten kiezen'],
    fill: async (page) => {
      await chooseMoments(page, 2)
      await expect.poll(() => page.locator('main').innerText()).toContain('Selecteer minimaal 3 momenten.')
      await chooseMoments(page, 1)
      await isSound(page, 'moment, chosen', 'main')
    },
  },
  {
    step: 'gegevens',
    errors: ['Voer uw initialen in.', 'Voer uw achternaam in.', 'Voer een e-mailadres in.'],
    fill: {
      Voorletters: 'jp',
      Tussenvoegsel: 'van  der',
      Achternaam: 'berg',
      'E-mailadres': email,
      Telefoonnummer: '06 12345678',
    },
  },
  { step: 'overzicht', fill: seeOverview },
]

it('a handyman is booked by touch, sound on every step, and told of by mail', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('jp.van.der.berg')
  await page.goto(`${server.url}/diensten/wonen-en-onderhoud-diensten/klusservice`)
  await page.locator(`main a[href*="klus-boeken"]`).first().click()
  await walkFunnel(page, stepsFor(email))
  const reference = await referenceOn(page)
  await isSound(page, 'confirmation')
  const { order, mail } = await delivered(server.url, reference)
  expect(JSON.stringify(order.body)).toContain('1012JS')
  expect(mail.to).toContain(email)
  expect(problems).toEqual([])
})
