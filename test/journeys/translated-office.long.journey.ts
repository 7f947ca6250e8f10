import { afterAll, beforeAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { beginAct, chooseRows, holdMessages } from '../kit/office-states.ts'
import { whatHappenedTo } from '../kit/office-work.ts'
import { takeAsked } from '../kit/taken-requests.ts'
import { translatePage } from '../kit/translation.ts'
import { fitsItsWidth } from '../kit/visit.ts'
import { openSite } from './site.ts'

// What the desk does most, in a browser that translates the office.

const { server, browser, ahead, clock, close } = await openSite({})
afterAll(close)
const { db } = server
beforeAll(() => holdMessages(db))

/** Opens the office for a colleague whose browser translates it. */
const enter = async () => {
  const visitor = await openVisitor(browser)
  await visitor.page.context().addInitScript(translatePage)
  await enterOffice(visitor.page, server, await newColleague(db, ['member-service']), { ahead })
  return visitor
}

it('a message is made of a text, sent, taken back with its text, and sent again', async () => {
  await using visitor = await enter()
  const { page, problems } = visitor
  const { id, reference } = await takeAsked(db, clock)
  await page.goto(`${server.url}/beheer/aanvragen/${reference}`)
  await beginAct(page, reference, 'r')
  await page.getByRole('button', { name: 'Kies een tekst…' }).press('Enter')
  await page.locator('.menu-item').filter({ hasText: 'Stuur een foto mee' }).click()
  const text = page.getByLabel(/^Bericht aan/)
  const words = 'Een foto zegt meer dan woorden.'
  await expect.poll(() => text.inputValue()).toContain(words)
  const waiting = page.locator('.message[data-waiting]')

  await text.press('Control+Enter')
  await waiting.getByText(words).waitFor()
  await page.getByText('Je bericht gaat over een minuut weg.').waitFor()
  await waiting.getByRole('button', { name: 'Neem terug' }).press('Enter')
  await page.getByText('Teruggenomen. Je tekst staat er weer.').waitFor()
  await expect.poll(() => waiting.count()).toBe(0)
  await expect.poll(() => text.inputValue()).toContain(words)
  expect((await whatHappenedTo(db, id)).events).toEqual(['received'])

  await text.press('Control+Enter')
  await waiting.getByText(words).waitFor()
  await fitsItsWidth(page)
  expect((await whatHappenedTo(db, id)).acts.map(({ action }) => action)).toEqual([
    'request-messages.message',
    'request-messages.take-back',
    'request-messages.message',
  ])
  expect(problems).toEqual([])
})

it('several requests are chosen, looked at, and done together', async () => {
  await using visitor = await enter()
  const { page, problems } = visitor
  const requests = [await takeAsked(db, clock), await takeAsked(db, clock)]
  await page.goto(`${server.url}/beheer/aanvragen?weergave=open&volgorde=nieuwste`)
  await chooseRows(
    page,
    requests.map(({ reference }) => reference),
  )
  await page.getByText('2 gekozen').waitFor()
  await page.getByRole('button', { name: 'Notitie…' }).press('Enter')
  const note = page.locator('.bulk-act textarea')
  await note.fill('Allemaal gebeld.')
  const look = page.getByRole('button', { name: 'Bekijk eerst' })
  await look.press('Enter')
  await page.getByText('Dit kan met alle 2.').waitFor()
  await page.getByRole('button', { name: 'Terug', exact: true }).press('Enter')
  expect(await note.inputValue()).toBe('Allemaal gebeld.')
  await look.press('Enter')
  await page.getByRole('button', { name: 'Schrijf een notitie bij 2 aanvragen' }).press('Enter')
  await page.getByText('Klaar: 2 van 2 gedaan.').first().waitFor()
  await page.getByRole('button', { name: 'Terug naar de lijst' }).press('Enter')
  await page.locator(`tr[data-key="${requests[0]?.reference}"]`).waitFor()
  await fitsItsWidth(page)
  for (const { id } of requests)
    expect((await whatHappenedTo(db, id)).events, 'noted once').toEqual(['received', 'noted'])
  expect(problems).toEqual([])
})
