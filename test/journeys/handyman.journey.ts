import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { handyman } from '../../src/web/funnels/handyman/funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import { bookedPath, chooseMoments, delivered, fillTask, referenceOn } from '../kit/handyman-visit.ts'
import { failsOn, fillAddress, isSound } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

/** Tasks by their name from the list, and moments from the calendar; the rest is asked by bricks. */
const fill = {
  klus: async (page: Page) => {
    await page.getByLabel('Wat is de klus?').fill('iets heel anders')
    await failsOn(page, 'klus', 'Selecteer één van de beschikbare klussen')
    await fillTask(page)
    await expect.poll(() => page.locator('main').innerText()).toContain('Loodgieter')
  },
  adresgegevens: async (page: Page) => {
    await fillAddress(page, '1012 JS', '1')
    await failsOn(page, 'adresgegevens', 'Voer een toevoeging in.')
    await page.getByLabel('Toevoeging').selectOption('2-hoog')
  },
  moment: async (page: Page) => {
    await chooseMoments(page, 2)
    await expect.poll(() => page.locator('main').innerText()).toContain('Selecteer minimaal 3 momenten.')
    await chooseMoments(page, 1)
    await isSound(page, 'moment, chosen')
  },
}

/** What the steps say while nothing is answered. */
const errors = {
  klus: ['Dit is een verplicht veld.'],
  adresgegevens: ['Voer een postcode in.', 'Voer een huisnummer in.'],
  moment: ['Je moet minimaal 3 momenten kiezen'],
  gegevens: ['Voer uw initialen in.', 'Voer uw achternaam in.', 'Voer een e-mailadres in.'],
}

const seeOverview = async (step: string, page: Page) => {
  if (step !== 'overzicht') return
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

describe('booking a handyman', () => {
  it('passes by mouse, sound on every step and with every error', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await page.goto(`${server.url}/diensten/wonen-en-onderhoud-diensten/klusservice`)
    await page.locator(`main a[href*="klus-boeken"]`).first().click()
    const person = { 'person.initials': 'jp', 'person.inserts': 'van  der', 'person.lastName': 'berg' }
    await walkFunnel(
      page,
      handyman,
      { name: 'booked', answers: { ...person, email: 'jp.van.der.berg@voorbeeld.nl' } },
      { properties: { confirmation: bookedPath }, fill, errors, at: seeOverview },
    )
    const reference = await referenceOn(page)
    await isSound(page, 'confirmation')
    const { order, mail } = await delivered(server.url, reference)
    expect(JSON.stringify(order.body)).toContain('1012JS')
    expect(mail.to).toContain('jp.van.der.berg@voorbeeld.nl')
    expect(problems).toEqual([])
  })
})
