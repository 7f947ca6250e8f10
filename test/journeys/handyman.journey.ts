import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import {
  chooseMoments,
  delivered,
  fillPerson,
  fillTask,
  openBooking,
  referenceOn,
} from '../kit/handyman-visit.ts'
import { confirm, failsOn, fillAddress, isSound, next, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const bookByMouse = async (width: number) => {
  await using visitor = await openVisitor(browser, { viewport: { width, height: 800 } })
  const { page, problems } = visitor
  await page.goto(`${server.url}/diensten/wonen-en-onderhoud-diensten/klusservice`)
  await page.locator(`main a[href*="klus-boeken"]`).first().click()
  await onStep(page, 'klus')
  await isSound(page, 'klus')
  await failsOn(page, 'klus', 'Dit is een verplicht veld.')
  await page.getByLabel('Wat is de klus?').fill('iets heel anders')
  await failsOn(page, 'klus', 'Selecteer één van de beschikbare klussen')
  await fillTask(page)
  await expect.poll(() => page.locator('main').innerText()).toContain('Loodgieter')
  await next(page).click()
  await onStep(page, 'adresgegevens')
  await isSound(page, 'adresgegevens')
  await failsOn(page, 'adresgegevens', 'Voer een postcode in.', 'Voer een huisnummer in.')
  await fillAddress(page, '1012 JS', '1')
  await failsOn(page, 'adresgegevens', 'Voer een toevoeging in.')
  await page.getByLabel('Toevoeging').selectOption('2-hoog')
  await next(page).click()
  await onStep(page, 'moment')
  await page.locator('.cal').waitFor()
  await isSound(page, 'moment')
  await failsOn(page, 'moment', 'Je moet minimaal 3 momenten kiezen')
  await chooseMoments(page, 2)
  await expect.poll(() => page.locator('main').innerText()).toContain('Selecteer minimaal 3 momenten.')
  await chooseMoments(page, 1)
  await isSound(page, 'moment, chosen')
  await next(page).click()
  await onStep(page, 'gegevens')
  await isSound(page, 'gegevens')
  await failsOn(
    page,
    'gegevens',
    'Voer uw initialen in.',
    'Voer uw achternaam in.',
    'Voer een e-mailadres in.',
  )
  await fillPerson(page)
  await next(page).click()
  await onStep(page, 'overzicht')
  await isSound(page, 'overzicht')
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
  expect(
    await page
      .getByRole('link', { name: /^Wijzig/ })
      .or(page.getByRole('button', { name: /^Wijzig/ }))
      .count(),
  ).toBe(4)
  await confirm(page).click()
  const reference = await referenceOn(page)
  await isSound(page, 'confirmation')
  const { order, mail } = await delivered(server.url, reference)
  expect(JSON.stringify(order.body)).toContain('1012JS')
  expect(mail.to).toContain('jp.van.der.berg@voorbeeld.nl')
  expect(problems).toEqual([])
}

describe('booking a handyman', () => {
  it('passes by mouse, sound on every step and with every error', () => bookByMouse(1280))

  it('passes at 320 px wide', () => bookByMouse(320))

  it('passes by keyboard alone', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await openBooking(page, server.url)
    const { keyboard } = page
    const tabTo = async (what: (page: Page) => Promise<boolean>) => {
      for (let count = 0; count < 80; count++) {
        if (await what(page)) return
        await keyboard.press('Tab')
      }
      throw new Error('it cannot be reached with the keyboard')
    }
    const labelled = (label: string) => (on: Page) =>
      on
        .getByLabel(label, { exact: true })
        .first()
        .evaluate((control) => control === document.activeElement)
    const button = (name: string) => (on: Page) =>
      on
        .getByRole('button', { name, exact: true })
        .first()
        .evaluate((control) => control === document.activeElement)
    await tabTo(labelled('Wat is de klus?'))
    await keyboard.type('stopcontact')
    await page.getByRole('option').first().waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await tabTo(labelled('Omschrijving van de klus'))
    await keyboard.type('Een stopcontact erbij.')
    await tabTo(button('Volgende'))
    await keyboard.press('Enter')
    await onStep(page, 'adresgegevens')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Adresgegevens')
    await tabTo(labelled('Postcode'))
    await keyboard.type('3821bt')
    await keyboard.press('Tab')
    await keyboard.type('10')
    await keyboard.press('Enter')
    await onStep(page, 'moment')
    for (let chosen = 0; chosen < 3; chosen++) {
      await tabTo((on) =>
        on
          .locator('.cal-day:focus')
          .count()
          .then((count) => count > 0),
      )
      for (let days = 0; days < 30; days++) {
        const state = await page.locator('.cal-day:focus').evaluate((day) => ({
          free: !day.hasAttribute('data-unavailable') && !day.hasAttribute('data-disabled'),
          marked: day.classList.contains('cal-marked'),
        }))
        if (state.free && !state.marked) break
        await keyboard.press('ArrowRight')
        await page.waitForTimeout(100)
      }
      await keyboard.press('Enter')
      await page.locator('.slot').first().waitFor()
      await tabTo((on) =>
        on
          .locator('.slot:focus')
          .count()
          .then((count) => count > 0),
      )
      await keyboard.press('Space')
      // back up to the calendar
      for (let count = 0; count < 10 && (await page.locator('.cal-day:focus').count()) === 0; count++)
        await keyboard.press('Shift+Tab')
    }
    await tabTo(button('Volgende'))
    await keyboard.press('Enter')
    await onStep(page, 'gegevens')
    await tabTo(labelled('Voorletters'))
    for (const text of ['a', '', "'t Hart", 'a.hart@voorbeeld.nl']) {
      await keyboard.type(text)
      await keyboard.press('Tab')
    }
    await keyboard.type('0301234567')
    await keyboard.press('Enter')
    await onStep(page, 'overzicht')
    await tabTo(button('Bevestigen'))
    await keyboard.press('Enter')
    expect(await referenceOn(page)).toBeTruthy()
    expect(problems).toEqual([])
  })
})
