import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { callerOf } from '../kit/caller.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { openForm } from '../kit/office-states.ts'
import { isSound, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

const hostile = '<img src=x onerror="alert(1)"> en "aanhalingstekens"'

/** Sends a form of the site that no partner takes over, so that it waits for staff; answers its reference. */
const sendForm = async (): Promise<string> => {
  const { status, text, json } = await callerOf(server.url).post(
    '/api/v1/forms/toegankelijkheid',
    { answers: { pagina: 'Contact', probleem: hostile, naam: 'Jannie Overbeek' } },
    { 'idempotency-key': randomUUID(), 'x-forwarded-for': newVisitor() },
  )
  expect(status, text).toBe(201)
  return json.reference
}

/** Another colleague notes something meanwhile, by the call. */
const noteMeanwhile = async (page: Page, reference: string) => {
  const path = `${server.url}/beheer/api/requests/${reference}`
  const { version } = await (await page.request.get(path)).json()
  const answer = await page.request.post(`${path}/notes`, {
    data: { version, note: 'De afzender belde net.' },
    headers: { origin: server.url },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Whether something is in the window, from its top to its foot. */
const isInWindow = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

const focusedRow = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-key'))

it('a request is found, opened, taken, noted on and closed by keyboard, and the second of two keeps what was typed', async () => {
  const reference = await sendForm()
  await using visitor = await openVisitor(browser)
  await using elsewhere = await openVisitor(browser)
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  await enterOffice(
    elsewhere.page,
    server,
    await newColleague(server.db, ['member-service'], { name: 'Bram de Boer' }),
    { ahead },
  )
  await page.goto(`${server.url}/beheer/aanvragen`)
  await page.getByRole('heading', { name: 'Van niemand' }).waitFor()
  await page.getByRole('link', { name: 'Alles open' }).press('Enter')
  await page.getByRole('heading', { name: 'Alles open' }).waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Volgorde: belofte eerst' }))
  await page.getByRole('menuitemradio', { name: 'nieuwste eerst' }).press('Enter')
  await expect.poll(() => page.url()).toContain('volgorde=nieuwste')
  const row = page.locator(`tr[data-key="${reference}"]`)
  await row.waitFor()
  await isSound(page, 'the list')

  await page.keyboard.press('j')
  await expect.poll(() => focusedRow(page)).toBe(reference)
  await page.keyboard.press('e')
  await page.getByText(`Van jou: ${reference}.`).waitFor()
  await expect.poll(() => row.textContent()).toContain('Noor de Wit')
  expect(await focusedRow(page)).toBe(reference)
  await page.keyboard.press('Enter')
  const title = page.getByRole('heading', { name: 'Meld wat er niet lukt, Jannie Overbeek' })
  await title.waitFor()
  await page.getByText(hostile).waitFor()
  expect(await page.locator('img').count()).toBe(0)
  await isSound(page, 'one request')
  await page.goBack()
  await expect.poll(() => focusedRow(page)).toBe(reference)
  await page.keyboard.press('Enter')
  await title.waitFor()

  await page.keyboard.press('n')
  await page.getByRole('heading', { name: 'Schrijf een notitie' }).waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Bewaar de notitie' }))
  await page.getByText('Schrijf een notitie.').first().waitFor()
  await isSound(page, 'a note with an error')
  // Escape closes a form, and one that opens stands in the window from its heading to its buttons
  const form = openForm(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => form.count()).toBe(0)
  await page.keyboard.press('n')
  await expect.poll(() => isInWindow(form)).toBe(true)
  const note = page.getByRole('textbox', { name: /^Notitie/ })
  await note.focus()
  await page.keyboard.type('Half geschreven')
  await page.goBack()
  await expect.poll(() => focusedRow(page)).toBe(reference)
  await page.keyboard.press('Enter')
  await page.getByText('Wat je typte staat er nog').waitFor()
  await page.keyboard.press('n')
  await expect.poll(() => note.inputValue()).toBe('Half geschreven')
  await note.fill('')
  await note.focus()
  await page.keyboard.type(hostile)
  await pressOn(page, page.getByRole('button', { name: 'Bewaar de notitie' }))
  await page.getByText('Notitie bewaard.').waitFor()
  await expect.poll(() => page.getByText(hostile).count()).toBeGreaterThan(1)

  await noteMeanwhile(elsewhere.page, reference)
  await page.keyboard.press('n')
  await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Gebeld en opgelost.')
  const button = page.getByRole('button', { name: 'Bewaar de notitie' })
  await page.keyboard.press('Control+Enter')
  await page.getByText('Bram de Boer veranderde deze aanvraag').first().waitFor()
  await page.getByText('De afzender belde net.').first().waitFor()
  expect(await note.inputValue()).toBe('Gebeld en opgelost.')
  await page.setViewportSize({ width: 320, height: 700 })
  await isSound(page, 'the second of two, at 320 pixels')
  await pressOn(page, button)
  await expect.poll(() => note.isVisible()).toBe(false)
  await page.keyboard.press('h')
  await pressOn(page, page.getByRole('button', { name: 'Handel af zonder bericht' }))
  await page.getByText('Afgehandeld.').waitFor()
  await page.locator('.request-head').getByText('Klaar').waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Alles open' }).waitFor()
  await expect.poll(() => row.count()).toBe(0)
  await isSound(page, 'the list at 320 pixels')
  expect(problems.filter((one) => !one.includes('status of 409'))).toEqual([])
})

it('a request opens beside a wide list, and whose work it is not says why', async () => {
  const reference = await sendForm()
  await using visitor = await openVisitor(browser, { viewport: { width: 1440, height: 900 } })
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  await page.goto(`${server.url}/beheer/aanvragen?weergave=open&volgorde=nieuwste`)
  await page.locator(`tr[data-key="${reference}"]`).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Jannie Overbeek' })
  await panel.getByText(hostile).waitFor()
  await isSound(page, 'a request beside the list')
  await page.keyboard.press('Escape')
  await expect.poll(() => panel.count()).toBe(0)
  expect(await focusedRow(page)).toBe(reference)

  const adviser = await newColleague(server.db, ['adviser'], { desks: ['juridisch'] })
  await enterOffice(page, server, adviser, { ahead })
  await page.goto(`${server.url}/beheer/aanvragen/${reference}`)
  await page.getByRole('heading', { name: 'Zeg waarom je dit opent' }).waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Open de aanvraag' }))
  await page.getByText('Kies een reden.').first().waitFor()
  await isSound(page, 'no reason given')
  await page.getByLabel('Vanwege een klacht').check()
  await pressOn(page, page.getByRole('button', { name: 'Open de aanvraag' }))
  await page.getByRole('heading', { name: 'Meld wat er niet lukt, Jannie Overbeek' }).waitFor()
  await page.goto(`${server.url}/beheer/aanvragen/2222-2222`)
  await page.getByRole('heading', { name: 'Deze aanvraag is er niet' }).waitFor()
  expect(problems.filter((one) => !/status of 40[034]/.test(one))).toEqual([])
})
