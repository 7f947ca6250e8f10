import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { openBooking, referenceOn } from '../kit/handyman-visit.ts'
import { onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

describe('booking a handyman', () => {
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
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Adresgegevens')
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
        // which days are taken is known once the rates of the month are loaded, and the arrow key may have led to another month
        await page.locator('.cal:not(.cal-waits)').waitFor()
        const state = await page.locator('.cal-day:focus').evaluate((day) => ({
          free: !day.hasAttribute('data-unavailable') && !day.hasAttribute('data-disabled'),
          marked: day.classList.contains('cal-marked'),
        }))
        if (state.free && !state.marked) break
        const focused = () => page.locator('.cal-day:focus').getAttribute('aria-label')
        const before = await focused()
        await keyboard.press('ArrowRight')
        await expect.poll(focused).not.toBe(before)
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
      for (let count = 0; count < 10 && (await page.locator('.cal-day:focus').count()) === 0; count++)
        await keyboard.press('Shift+Tab')
    }
    await tabTo(button('Volgende'))
    await keyboard.press('Enter')
    await onStep(page, 'gegevens')
    await tabTo(labelled('Voorletters'))
    for (const text of ['a', '', "'t Hart", '0301234567']) {
      await keyboard.type(text)
      await keyboard.press('Tab')
    }
    await keyboard.type('a.hart@voorbeeld.nl')
    await keyboard.press('Enter')
    await onStep(page, 'overzicht')
    await tabTo(button('Bevestigen'))
    await keyboard.press('Enter')
    expect(await referenceOn(page)).toBeTruthy()
    expect(problems).toEqual([])
  })
})
