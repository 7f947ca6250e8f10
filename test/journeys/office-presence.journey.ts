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

/** Sends a form of the site that waits for staff; answers its address in the office. */
const sendForm = async (): Promise<string> => {
  const { status, text, json } = await callerOf(server.url).post(
    '/api/v1/forms/toegankelijkheid',
    { answers: { pagina: 'Contact', probleem: 'Het lukt niet.', naam: 'Jannie Overbeek' } },
    { 'idempotency-key': randomUUID(), 'x-forwarded-for': newVisitor() },
  )
  expect(status, text).toBe(201)
  return `${server.url}/beheer/aanvragen/${json.reference}`
}

const openRequest = async (page: Page, address: string) => {
  await page.goto(address)
  await page.getByRole('heading', { name: 'Meld wat er niet lukt, Jannie Overbeek' }).waitFor()
}

/** Opens the form of a note, and types in it. */
const typeNote = async (page: Page): Promise<void> => {
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: /^Notitie/ }).focus()
  await page.keyboard.type('Gebeld.')
}

const line = (page: Page) => page.locator('.others-here')
/** Where on the page the acts begin, however far it is scrolled, once its fonts are there. */
const placeOfActs = (page: Page): Promise<number> =>
  page.getByRole('heading', { name: 'Wat nu?' }).evaluate(async (heading) => {
    await document.fonts.ready
    return heading.getBoundingClientRect().top + window.scrollY
  })

it('two who have one request open see each other and who types, and nothing moves', async () => {
  const address = await sendForm()
  await using visitor = await openVisitor(browser)
  await using elsewhere = await openVisitor(browser)
  const { page, problems } = visitor
  const { page: other } = elsewhere
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  const bram = await newColleague(server.db, ['member-service'], { name: 'Bram de Boer' })
  await enterOffice(other, server, bram, { ahead })

  await openRequest(page, address)
  expect(await line(page).innerText()).toBe('')
  const before = await placeOfActs(page)
  await openRequest(other, address)
  await line(other).getByText('Noor de Wit kijkt mee').waitFor()
  await isSound(other, 'a request that a colleague has open')

  await typeNote(page)
  await line(page).getByText('Bram de Boer kijkt mee').waitFor()
  expect(await placeOfActs(page)).toBe(before)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await typeNote(other)
  await line(other).getByText('Noor de Wit typt').waitFor()
  await other.setViewportSize({ width: 320, height: 700 })
  await isSound(other, 'a request in which a colleague types, at 320 pixels')

  // whoever leaves is gone at once
  await other.goto(`${server.url}/beheer/account`)
  const rows = () =>
    server.db.selectFrom('staff_presence').select('tab').where('staff_id', '=', bram.id).execute()
  await expect.poll(rows).toEqual([])
  const again = await page.context().newPage()
  await openRequest(again, address)
  await line(again).getByText('Je hebt dit ook in een ander tabblad open').waitFor()
  await isSound(again, 'a request that is open in another tab')
  expect(problems).toEqual([])
})
