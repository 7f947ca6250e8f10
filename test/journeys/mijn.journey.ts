import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { draftPrefix } from '../../src/core/kernel/browser-keys.ts'
import { openVisitor } from '../kit/browser.ts'
import { chooseMoments, fillTask, openBooking, referenceOn } from '../kit/handyman-visit.ts'
import { becomeNewMember, newPassword as password } from '../kit/new-member.ts'
import { confirm, fitsItsWidth, isSound, next, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const open = async (page: Page, path: string) => {
  await page.goto(`${server.url}${path}`)
  await page.locator('.mijn').waitFor()
  await expect
    .poll(() => page.evaluate(() => window.scrollY), { message: `${path} opens at its top` })
    .toBe(0)
}
const text = (page: Page) => page.locator('main').innerText()

/** Books while logged in, with everything that is known already filled in; answers the reference. */
const bookAgain = async (page: Page): Promise<string> => {
  await openBooking(page, server.url)
  await fillTask(page)
  await next(page).click()
  await onStep(page, 'adresgegevens')
  await next(page).click()
  await onStep(page, 'moment')
  await chooseMoments(page)
  await next(page).click()
  await onStep(page, 'gegevens')
  await next(page).click()
  await onStep(page, 'overzicht')
  await confirm(page).click()
  return referenceOn(page)
}

const leaveDraft = (page: Page) =>
  page.evaluate((key) => sessionStorage.setItem(key, '{}'), `${draftPrefix}half-way`)
const drafts = (page: Page) =>
  page.evaluate((start) => Object.keys(sessionStorage).filter((key) => key.startsWith(start)), draftPrefix)

it('a member sees a booking, changes address and IBAN, and takes everything along', async () => {
  await using visitor = await openVisitor(browser, { acceptDownloads: true })
  const { page, problems } = visitor
  await page.goto(`${server.url}/mijn/gegevens`)
  await page.waitForURL(/\/inloggen\?terug=%2Fmijn%2Fgegevens/)
  await becomeNewMember(page, server.url)
  const reference = await bookAgain(page)

  const places = ['', '/gegevens', '/lidmaatschap', '/aanvragen', `/aanvragen/${reference}`, '/mijn-data']
  for (const path of places) {
    await page.setViewportSize({ width: 375, height: 800 })
    await open(page, `/mijn${path}`)
    await isSound(page, `/mijn${path}`)
    await page.setViewportSize({ width: 1280, height: 800 })
    await fitsItsWidth(page)
  }
  await open(page, '/mijn')
  await page.getByRole('link', { name: new RegExp(reference) }).click()
  await page.getByText('De kraan in de keuken drupt al een week.').waitFor()
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^Zet in agenda/ })
      .first()
      .click(),
  ])
  expect(await readFile(await calendar.path(), 'utf8')).toContain(reference)

  await open(page, '/mijn/gegevens')
  await page.getByRole('link', { name: 'Wijzig Adres' }).focus()
  await page.keyboard.press('Enter')
  await onStep(page, 'adres')
  await isSound(page, 'address form')
  await page.getByLabel('Postcode').fill('')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Voer een postcode in.').waitFor()
  await isSound(page, 'address form with errors')
  await page.getByLabel('Postcode').fill('2513 AA')
  await page.getByLabel('Huisnummer').fill('7')
  await page.getByLabel('Straatnaam').waitFor()
  await page.getByRole('button', { name: 'Adres opslaan' }).press('Enter')
  await page.getByRole('status').getByText('Je adres is veranderd').waitFor()
  expect(await text(page)).toContain('2513 AA')

  await open(page, '/mijn/lidmaatschap')
  await page.getByRole('link', { name: 'Wijzig IBAN' }).click()
  await onStep(page, 'iban')
  await isSound(page, 'IBAN form')
  await page.getByLabel('IBAN').fill('NL20 INGB 0001 2345 67')
  await page.getByLabel(/^Ik ga akkoord met de jaarlijkse incasso/).check()
  await page.getByLabel('Huidig wachtwoord').fill('niet dit')
  await page.getByRole('button', { name: 'IBAN opslaan' }).click()
  await page.getByRole('alert').getByText('Dit is niet je huidige wachtwoord.').waitFor()
  await page.getByLabel('Huidig wachtwoord').fill(password)
  await page.getByRole('button', { name: 'IBAN opslaan' }).dblclick()
  await page.getByRole('status').getByText('Je IBAN is veranderd').waitFor()
  expect(await text(page)).toContain('•••• •••• 4567')
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  for (const secret of ['INGB', password, '2513']) expect(stored).not.toContain(secret)

  await open(page, '/mijn/mijn-data')
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download om te lezen' }).click(),
  ])
  const read = await readFile(await all.path(), 'utf8')
  for (const known of [reference, '2513 AA', '•••• •••• 4567']) expect(read).toContain(known)
  expect(read).not.toContain('0001234567')

  await page.emulateMedia({ media: 'print' })
  await open(page, '/mijn/lidmaatschap')
  await expect.poll(() => page.getByRole('button', { name: 'Uitloggen' }).first().isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  // logging out removes drafts, as they are not for the next person who uses this browser
  await leaveDraft(page)
  await open(page, '/mijn')
  await page.locator('.mijn-out').getByRole('button', { name: 'Uitloggen' }).click()
  await page.waitForURL(`${server.url}/`)
  expect(await drafts(page)).toEqual([])
  // the browser reports the 400 for `niet dit` as an error
  expect(problems.filter((problem) => !/change-iban|Failed to change IBAN/.test(problem))).toEqual([])
})
