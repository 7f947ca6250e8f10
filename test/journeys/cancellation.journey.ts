import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { isLongRound } from '../kit/long-round.ts'
import { become, isSound, onStep, summary } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite({ CLOCK: '2026-11-20T14:00:00Z' })
afterAll(close)

const send = (page: Page) => page.getByRole('button', { name: 'Versturen', exact: true })
const open = async (page: Page) => {
  await page.goto(`${server.url}/lidmaatschap/opzeggen`)
  await onStep(page, 'opzeggen')
}
const received =
  'We hebben jouw opzegging ontvangen. Na verwerking hiervan ontvang je een bevestiging per e-mail.'

describe('leaving', () => {
  it('a member cancels, reads the last day, takes it back and cancels again', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await become(page, server.url, 'member')
    await open(page)
    await expect.poll(() => page.getByLabel('Achternaam').inputValue()).toBe('Vries')
    await expect.poll(() => page.getByLabel('Lidnummer').inputValue()).toBe('12345678')
    await page.getByLabel('Te duur').check()
    await send(page).dblclick()
    const notice = page.locator('.notice-ok')
    await notice.waitFor()
    await expect.poll(() => page.locator('.toast').innerText()).toContain(received)
    await isSound(page, 'received')
    await expect.poll(() => notice.innerText()).toContain(received)
    await expect.poll(() => notice.innerText()).toContain('Je bent lid tot en met 31 maart 2027.')
    await expect.poll(() => notice.innerText()).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}/)
    await expect.poll(() => page.getByLabel('Te duur').isChecked()).toBe(false)
    await page.getByLabel('Scheiding').check()
    await send(page).click()
    await page.getByText('Je hebt al opgezegd. Je bent lid tot en met 31 maart 2027.').waitFor()
    await page.goto(`${server.url}/mijn/lidmaatschap`)
    await page.getByRole('button', { name: 'Opzegging intrekken' }).click()
    await page.getByText('Je opzegging is ingetrokken.').waitFor()
    await open(page)
    await page.getByLabel('Scheiding').check()
    await send(page).click()
    await notice.waitFor()
    // the refusal is a line in the browser's console
    expect(
      problems.filter((problem) => !problem.includes('409') && !problem.includes('Failed to cancel')),
    ).toEqual([])
  })

  it.runIf(isLongRound)(
    'a visitor on a phone reads what is missing, and that a failure is a failure',
    async () => {
      await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 800 } })
      const { page } = visitor
      await open(page)
      await send(page).click()
      await summary(page).waitFor()
      // each failed try takes the focus to what is wrong, also where nothing was waited for
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
    },
  )
})

it('a name is chosen by keyboard, and the community is entered with it', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await page.goto(`${server.url}/sandbox/community`)
  await page.getByRole('link', { name: 'Inloggen met je account' }).click()
  await page.waitForURL('**/inloggen?terug=**')
  await become(page, server.url, 'registered')
  await page.goto(`${server.url}/mijn/community-alias`)
  await onStep(page, 'alias')
  await page.getByLabel('Alias').focus()
  await page.keyboard.type('Dakgoot')
  await page.keyboard.press('Enter')
  await page.getByText('In de community heet je nu Dakgoot.').waitFor()
  await isSound(page, 'alias kept')
  await page.getByRole('link', { name: 'Naar de community' }).click()
  await page.getByText('Welkom, Dakgoot.').waitFor()
  await isSound(page, 'community')
  expect(problems).toEqual([])
})
