import { randomUUID } from 'node:crypto'
import { parseDate } from '@internationalized/date'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readDeadLetters } from '../../src/server/outbox/dead-letters.ts'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { breakPartner, isSound, pressOn } from '../kit/visit.ts'
import { bookingOf, firstSlots, type Rates, ratesFrom, sendBooking } from '../storms/bookings.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite({})
afterAll(close)

const partner = 'klusservice'

/** Books; answers the reference. */
const book = async (rates: Rates): Promise<string> => {
  const sent = bookingOf(rates, firstSlots(rates), `${randomUUID()}@voorbeeld.nl`)
  const answer = await sendBooking(server.url, sent, randomUUID())
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as { reference: string }).reference
}

/** Books while the partner is away, and lets the try that follows be the last; answers the reference. */
const bookInVain = async (rates: Rates): Promise<string> => {
  const reference = await book(rates)
  const { id } = await server.db
    .selectFrom('submission')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const isDead = async () => {
    await sql`UPDATE pgboss.job SET retry_limit = 0, start_after = now()
      WHERE data->>'submission' = ${id} AND data->>'partner' = ${partner}
        AND state IN ('created', 'retry', 'active') AND name = 'partner.deliver'`.execute(server.db)
    return (await readDeadLetters(server.db, { submission: id }, 10)).length === 1
  }
  await vi.waitUntil(isDead, { timeout: 60_000, interval: 500 })
  return reference
}

const stateOf = async (reference: string): Promise<string | undefined> => {
  const row = await server.db
    .selectFrom('delivery')
    .innerJoin('submission', 'submission.id', 'delivery.submission_id')
    .select('delivery.state')
    .where('submission.reference', '=', reference)
    .where('delivery.partner', '=', partner)
    .executeTakeFirst()
  return row?.state
}

let first: string
let second: string
beforeAll(async () => {
  const rates = await ratesFrom(server.url, parseDate('2026-11-23'))
  // what the partner said last counts while it is away
  await book(rates)
  await breakPartner(server.url, partner, 'down')
  first = await bookInVain(rates)
  second = await bookInVain(rates)
})

const rowOf = (page: Page, reference: string) => page.getByRole('row').filter({ hasText: reference })

const openList = async (page: Page) => {
  await page.goto(`${server.url}/beheer/vastgelopen`)
  await page.getByRole('heading', { name: 'Vastgelopen', level: 1 }).waitFor()
}

/** Goes from row to row by `j`, as far as the one of this request. */
const goToRow = async (page: Page, reference: string) => {
  const isThere = () =>
    page.evaluate((word) => document.activeElement?.textContent?.includes(word) ?? false, reference)
  await rowOf(page, reference).waitFor()
  await page.keyboard.press('j')
  for (let count = 0; count < 5 && !(await isThere()); count++) await page.keyboard.press('j')
  expect(await isThere(), `j leads to ${reference}`).toBe(true)
}

it('what failed for good is chosen and sent again by keyboard, and the second of two hears who was first', async () => {
  await using visitor = await openVisitor(browser)
  await using elsewhere = await openVisitor(browser)
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  const operator = await newColleague(server.db, ['operator'], { name: 'Bram de Boer' })
  await enterOffice(elsewhere.page, server, operator, { ahead })
  await openList(page)
  await openList(elsewhere.page)
  await rowOf(elsewhere.page, first).waitFor()
  await isSound(page, 'what got stuck')

  await goToRow(page, first)
  await page.keyboard.press('x')
  await page.getByText('1 gekozen').waitFor()
  await isSound(page, 'a row that is chosen')
  await page.setViewportSize({ width: 320, height: 700 })
  await isSound(page, 'a row that is chosen, at 320 pixels')
  await page.setViewportSize({ width: 1280, height: 900 })
  await breakPartner(server.url, partner, 'none')
  await pressOn(page, page.getByRole('button', { name: 'Stuur er 1 opnieuw' }))
  await page.getByText('Het is opnieuw onderweg.').waitFor()
  await expect.poll(() => rowOf(page, first).count()).toBe(0)
  await expect.poll(() => stateOf(first), { timeout: 60_000 }).toBe('delivered')

  // the operator sees kinds and references, and no way to open them
  expect(await rowOf(elsewhere.page, first).getByRole('link').count()).toBe(0)
  await elsewhere.page.getByRole('checkbox', { name: first }).check()
  await elsewhere.page.getByRole('button', { name: 'Stuur er 1 opnieuw' }).click()
  await elsewhere.page.getByText('Noor de Wit verstuurde dit al opnieuw').waitFor()
  await expect.poll(() => rowOf(elsewhere.page, first).count()).toBe(0)
  await isSound(elsewhere.page, 'the second of two')

  await page.goto(`${server.url}/beheer/aanvragen/${second}`)
  const again = page.getByRole('button', { name: 'Stuur opnieuw' })
  await again.waitFor()
  await isSound(page, 'a request with a delivery that got stuck')
  await pressOn(page, again)
  await page.getByText('Het is opnieuw onderweg.').waitFor()
  await expect.poll(() => again.count()).toBe(0)
  await expect.poll(() => stateOf(second), { timeout: 60_000 }).toBe('delivered')
  await openList(page)
  await page.getByText('Er is niets vastgelopen.').waitFor()
  await isSound(page, 'nothing got stuck')
  expect(problems).toEqual([])
  expect(elsewhere.problems.filter((one) => !one.includes('status of 409'))).toEqual([])
})

it('how partners stand is read by who may, and an operator of the demo finds the switches', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['operator']), { ahead })
  await page.goto(`${server.url}/beheer/partners`)
  const row = page.getByRole('row').filter({ hasText: 'Vakman-partner' })
  await row.getByText('proef').waitFor()
  await isSound(page, 'the partners')
  await page.setViewportSize({ width: 320, height: 700 })
  await isSound(page, 'the partners at 320 pixels')
  const switches = page.getByRole('link', { name: 'Schakelaars van de proef' })
  expect(await switches.getAttribute('href')).toBe('/sandbox')

  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  await page.goto(`${server.url}/beheer/partners`)
  await row.waitFor()
  expect(await switches.count()).toBe(0)
  expect(problems).toEqual([])
})
