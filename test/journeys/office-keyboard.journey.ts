import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { focusedRow, handleByKeys, openByKeys } from '../kit/office-keys.ts'
import { whatHappenedTo } from '../kit/office-work.ts'
import { filledExample, takeIn } from '../kit/taken-requests.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, clock, close } = await openSite()
afterAll(close)

it('by keyboard alone a request is found, opened, taken, given to a colleague, taken over and closed', async () => {
  const { db } = server
  const { reference: below } = await takeIn(db, filledExample('callback.ask'), clock)
  const { id, reference } = await takeIn(db, filledExample('complaint.send'), clock)
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const me = await newColleague(db, ['member-service'])
  const colleague = await newColleague(db, ['member-service'], { name: 'Bram de Boer' })
  await enterOffice(page, server, me, { ahead })
  await page.goto(`${server.url}/beheer/aanvragen?weergave=open&volgorde=nieuwste`)
  await page.locator(`tr[data-key="${reference}"]`).waitFor()

  // up and down the list, and from one request to the next
  await page.keyboard.press('j')
  await expect.poll(() => focusedRow(page)).toBe(reference)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedRow(page)).toBe(below)
  await page.keyboard.press('k')
  await expect.poll(() => focusedRow(page)).toBe(reference)
  await page.keyboard.press('Enter')
  const head = page.locator('.request-head')
  await head.getByText(reference).waitFor()
  await page.keyboard.press('j')
  await head.getByText(below).waitFor()
  await page.keyboard.press('k')
  await head.getByText(reference).waitFor()

  await openByKeys(page, reference)
  await handleByKeys(page, colleague)
  const { events, work } = await whatHappenedTo(db, id)
  expect(events).toEqual(['received', 'claimed', 'assigned', 'claimed', 'handled'])
  expect(work).toMatchObject({ owner: me.id, open: false })
  expect(problems).toEqual([])
})
