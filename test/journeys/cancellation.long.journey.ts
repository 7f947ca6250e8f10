import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { isSound, onStep, summary } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const send = (page: Page) => page.getByRole('button', { name: 'Versturen', exact: true })
const open = async (page: Page) => {
  await page.goto(`${server.url}/lidmaatschap/opzeggen`)
  await onStep(page, 'opzeggen')
}

describe('leaving', () => {
  it('a visitor on a phone reads what is missing, and that a failure is a failure', async () => {
    await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 800 } })
    const { page } = visitor
    await open(page)
    await send(page).click()
    await summary(page).waitFor()
    // every failed try moves the focus to the error summary, also when it fails without waiting for the server
    const hasFocus = () => summary(page).evaluate((box) => box === document.activeElement)
    await expect.poll(hasFocus).toBe(true)
    await send(page).press('Enter')
    await expect.poll(hasFocus).toBe(true)
    for (const sentence of ['Voer een aanhef in.', 'Er is minimaal één telefoonnummer vereist.'])
      await expect.poll(() => page.locator('form.step-form').innerText()).toContain(sentence)
    await page.getByLabel('Anders, namelijk…').check()
    await send(page).click()
    await expect
      .poll(() => page.locator('form.step-form').innerText())
      .toContain('Toelichting: Dit is een verplicht veld.')
    await isSound(page, 'with errors')
    await page.getByLabel('Toelichting').fill('We gaan varen.')
    await page.getByLabel('Mevr.').check()
    await page.getByLabel('Voorletters').fill('jp')
    await page.getByLabel('Achternaam').fill('berg')
    await page.getByLabel('Postcode').fill('3821 BT')
    await page.getByLabel('Huisnummer').fill('10')
    await page.getByLabel('E-mailadres').fill('jp.berg@voorbeeld.nl')
    await page.getByLabel('Telefoonnummer vast').fill('033 234 56 78')
    await page.getByLabel('Straatnaam').waitFor()
    const address = '**/api/v1/contact/cancelmembership'
    await page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }))
    await send(page).click()
    await page.getByText('Er is iets misgegaan.', { exact: true }).waitFor()
    await expect.poll(() => page.getByText('Onze excuses voor het ongemak').count()).toBe(0)
    await isSound(page, 'failed')
    await page.unroute(address)
    await send(page).click()
    await page.locator('.notice-ok').waitFor()
    await expect
      .poll(() => page.locator('.notice-ok').innerText())
      .toContain('We zoeken eerst het lidmaatschap erbij.')
  })
})
