import { randomUUID } from 'node:crypto'
import { devices, type Locator } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { callerOf } from '../kit/caller.ts'
import { fillTask, openBooking } from '../kit/handyman-visit.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound, next, onStep, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

const hostile = '<img src=x onerror="alert(1)"> niet deze pagina'
const isFocused = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => element === document.activeElement)
const { defaultBrowserType: _engine, ...phone } = devices['Galaxy S9+'] ?? {}

it('an answer is corrected by keyboard beside what was sent, which stays to be read', async () => {
  const { status, text, json } = await callerOf(server.url).post(
    '/api/v1/forms/toegankelijkheid',
    { answers: { pagina: 'Kontakt', probleem: 'De knop doet niets.', naam: 'Jannie Overbeek' } },
    { 'idempotency-key': randomUUID(), 'x-forwarded-for': newVisitor() },
  )
  expect(status, text).toBe(201)
  await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 800 } })
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  await page.goto(`${server.url}/beheer/aanvragen/${json.reference}`)
  const begin = page.getByRole('button', { name: 'Verbeter een antwoord…' })
  const button = page.getByRole('button', { name: 'Verbeter… Op welke pagina was je?' })
  await begin.waitFor()
  expect(await button.count()).toBe(0)
  await page.keyboard.press('a')
  await expect.poll(() => isFocused(button)).toBe(true)
  await isSound(page, 'answers that can be corrected, at 375 pixels')
  await pressOn(page, button)
  const form = page.getByRole('group', { name: 'Verbeter: Op welke pagina was je?' })
  const answer = form.getByRole('textbox', { name: /^Nieuw antwoord/ })
  expect(await answer.inputValue()).toBe('Kontakt')
  await answer.fill(hostile)
  // out of the form, out of the list, and back in where it was left
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(button)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(begin)).toBe(true)
  expect(await button.count()).toBe(0)
  await pressOn(page, begin)
  await expect.poll(() => isFocused(answer)).toBe(true)
  expect(await answer.inputValue()).toBe(hostile)
  const save = form.getByRole('button', { name: 'Bewaar de verbetering' })
  await pressOn(page, save)
  await form.getByText('Kies hoe we dit weten.').first().waitFor()
  await isSound(page, 'a correction with an error, at 375 pixels')
  await form.getByLabel('Telefonisch doorgegeven').check()
  await pressOn(page, save)
  await page.getByText('Antwoord verbeterd.').first().waitFor()
  await expect.poll(() => isFocused(button)).toBe(true)
  await pressOn(page, page.getByRole('button', { name: 'Klaar met verbeteren' }))
  await expect.poll(() => isFocused(begin)).toBe(true)
  await expect.poll(() => page.locator('.answers del').allTextContents()).toEqual(['Kontakt'])
  await expect.poll(() => page.locator('.answers').first().innerText()).toContain(hostile)
  expect(await page.locator('.answers').first().innerText()).toMatch(
    /Verbeterd door Noor de Wit.*telefonisch doorgegeven.*Eerst: Kontakt/s,
  )
  await page.getByText('We hebben een antwoord aangepast.').first().waitFor()
  expect(await page.locator('img').count()).toBe(0)
  await isSound(page, 'an answer that was corrected, at 375 pixels')
  expect(problems).toEqual([])
})

it('a caller reads out a code from a phone, and a colleague gets the form once', async () => {
  await using mobile = await openVisitor(browser, phone)
  await openBooking(mobile.page, server.url)
  await fillTask(mobile.page)
  await next(mobile.page).click()
  await onStep(mobile.page, 'adresgegevens')
  await mobile.page.getByRole('button', { name: 'Bel je met ons? Toon een code' }).click()
  await mobile.page.getByRole('heading', { name: 'Lees deze code voor' }).waitFor()
  await isSound(mobile.page, 'a code to read out')
  const code = (await mobile.page.locator('.reference-code').innerText()).trim()

  await using desk = await openVisitor(browser)
  await enterOffice(desk.page, server, await newColleague(server.db, ['adviser']), { ahead })
  const open = () =>
    desk.page.request.post(`${server.url}/beheer/api/draft-codes/open`, {
      data: { code },
      headers: { origin: server.url },
    })
  const answer = await open()
  expect(answer.ok(), await answer.text()).toBe(true)
  const { path, funnel, draft } = await answer.json()
  expect([new URL(mobile.page.url()).pathname, funnel]).toEqual([path, expect.any(String)])
  expect(JSON.stringify(draft)).toContain('De kraan in de keuken drupt al een week.')
  expect((await open()).status()).toBe(410)
  expect(mobile.problems).toEqual([])
})
