import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { callerOf } from '../kit/caller.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

/** A last name that nobody else in this database has. */
const lastName = 'Zoekgeraakt'
const hostile = '<img src=x onerror="alert(1)">%_\\'

/** Sends a form of the site; answers its reference. */
const sendForm = async (): Promise<string> => {
  const { status, text, json } = await callerOf(server.url).post(
    '/api/v1/forms/toegankelijkheid',
    { answers: { pagina: 'Contact', probleem: 'Het lukt niet.', naam: `Jannie ${lastName}` } },
    { 'idempotency-key': randomUUID(), 'x-forwarded-for': newVisitor() },
  )
  expect(status, text).toBe(201)
  return json.reference
}

const focusedRow = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-key'))
const isFieldFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('type') === 'search')

it('a request is found by keyboard, opened, and found again by going back; the word stands in no address', async () => {
  const reference = await sendForm()
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  await page.goto(`${server.url}/beheer/account`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('/')
  await page.getByRole('heading', { name: 'Zoeken' }).waitFor()
  await expect.poll(() => isFieldFocused(page)).toBe(true)
  await isSound(page, 'a search that is still empty')

  const field = page.getByRole('searchbox', { name: 'Zoek een aanvraag' })
  await page.keyboard.type(hostile)
  await page.keyboard.press('Enter')
  await page.getByText('Niets gevonden.').waitFor()
  expect(await page.locator('img').count()).toBe(0)
  await isSound(page, 'a search that found nothing')

  await field.fill('')
  await page.keyboard.type(`  ${lastName.toUpperCase()}`)
  await page.keyboard.press('Enter')
  await page.locator(`tr[data-key="${reference}"]`).waitFor()
  await isSound(page, 'what was found')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedRow(page)).not.toBeNull()
  await page.locator(`tr[data-key="${reference}"]`).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `Jannie ${lastName}` }).waitFor()
  await page.goBack()
  await expect.poll(() => focusedRow(page)).toBe(reference)
  expect(await field.inputValue()).toBe(lastName.toUpperCase())
  // by mouse a row opens wherever it is pressed
  await page.locator(`tr[data-key="${reference}"] [data-col="state"]`).click()
  await page.getByRole('heading', { name: `Jannie ${lastName}` }).waitFor()
  await page.goBack()
  await expect.poll(() => focusedRow(page)).toBe(reference)
  await page.goBack()
  await expect.poll(() => field.inputValue()).toBe(hostile)
  await page.goForward()
  await page.locator(`tr[data-key="${reference}"]`).waitFor()
  await page.keyboard.press('/')
  await expect.poll(() => isFieldFocused(page)).toBe(true)
  await page.setViewportSize({ width: 320, height: 700 })
  await isSound(page, 'what was found, at 320 pixels')

  const told = decodeURIComponent([page.url(), ...asked].join('\n')).toLowerCase()
  for (const word of [lastName.toLowerCase(), 'onerror']) expect(told).not.toContain(word)
  expect(problems).toEqual([])
})

it('a search that fails says so and can be tried again', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['adviser'], { desks: ['juridisch'] }), {
    ahead,
  })
  await page.goto(`${server.url}/beheer/zoeken`)
  await page.getByText('van je eigen loketten').waitFor()
  await page.route('**/beheer/api/search', (route) => route.abort())
  await page.getByRole('searchbox').fill('de Vries')
  await page.keyboard.press('Enter')
  const again = page.getByRole('button', { name: 'Probeer opnieuw' })
  await again.waitFor()
  await isSound(page, 'a search that failed')
  await page.unroute('**/beheer/api/search')
  await again.press('Enter')
  await page
    .getByText(/gevonden\.|Typ meer\./)
    .first()
    .waitFor()
})
