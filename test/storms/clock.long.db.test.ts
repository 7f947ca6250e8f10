import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayOf } from '../../src/core/kernel/clock.ts'
import { dayOfRate, slotsOf } from '../../src/core/rules/moments.ts'
import type { Database } from '../../src/server/database/pool.ts'
import { freshDatabase } from '../kit/database.ts'
import { bookingOf, type Rates, ratesFrom, sendBooking } from './bookings.ts'
import { eventually, startSite } from './site.ts'

// Tests two processes of one site whose clocks stand on either side of a moment. The expected values are written by hand.

const daysOf = (rates: Rates): string[] => rates.dates.map((rate) => dayOfRate(rate).toString())

const mornings = (rates: Rates, days: string[]) =>
  days.map((day) => {
    const rate = rates.dates.find((one) => dayOfRate(one).toString() === day)
    const slot = rate && slotsOf(rate)[0]
    if (!slot) throw new Error(`${day} is not offered, only ${daysOf(rates)}.`)
    return slot
  })

/** The start times of a booking, as the partner was told and as the files in the mail say. */
async function startsOf(db: Database, reference: string): Promise<{ order: string[]; mail: string[] }> {
  let order: string[] = []
  let mail: string[] = []
  await eventually('order and mail', async () => {
    const orders = await sql<{ starts: string[] }>`
      SELECT ARRAY(SELECT jsonb_array_elements(body -> 'options') ->> 'startTimeZulu') AS starts
      FROM sandbox_order WHERE body ->> 'reference' = ${reference}`.execute(db)
    const mails = await sql<{ files: { content: string }[] }>`
      SELECT attachments AS files FROM sandbox_message WHERE text LIKE ${`%${reference}%`}`.execute(db)
    order = orders.rows[0]?.starts ?? []
    mail = (mails.rows[0]?.files ?? []).map(
      ({ content }) => /^DTSTART:(.*)$/m.exec(Buffer.from(content, 'base64').toString())?.[1]?.trim() ?? '',
    )
    return order.length > 0 && mail.length > 0
  })
  return { order, mail }
}

async function bookMornings(url: string, rates: Rates, days: string[]): Promise<string> {
  const answer = await sendBooking(url, bookingOf(rates, mornings(rates, days)), randomUUID())
  const said = await answer.text()
  expect(answer.status, said).toBe(201)
  return (JSON.parse(said) as { reference: string }).reference
}

test('midnight in Amsterdam, and no other, ends the day on which tomorrow can be booked', async () => {
  await using database = await freshDatabase('filled')
  await using site = await startSite(database, {
    each: [{ CLOCK: '2026-11-30T23:57:00+01:00' }, { CLOCK: '2026-12-01T00:01:00+01:00' }],
  })
  const [before = '', after = ''] = site.urls
  const rates = await ratesFrom(before, dayOf('2026-11-29'))
  expect(daysOf(rates).slice(0, 3)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03'])
  const reference = await bookMornings(before, rates, ['2026-12-01', '2026-12-02', '2026-12-03'])
  const { order, mail } = await startsOf(database.db, reference)
  expect(order[0]).toBe('2026-12-01T07:00:00Z')
  expect(mail).toEqual(['20261201T070000Z', '20261202T070000Z', '20261203T070000Z'])

  expect(daysOf(await ratesFrom(after, dayOf('2026-11-29')))[0]).toBe('2026-12-02')
  const late = await sendBooking(
    after,
    bookingOf(rates, mornings(rates, daysOf(rates).slice(0, 3))),
    randomUUID(),
  )
  expect(late.status).toBe(400)
  const { errors } = (await late.json()) as { errors: Record<string, string[]> }
  expect(Object.keys(errors)).toEqual(['appointment.options[0].startTime'])
})

test('over the night that is an hour short every moment keeps its hour on the wall', async () => {
  await using database = await freshDatabase('filled')
  await using site = await startSite(database, {
    each: [{ CLOCK: '2027-03-25T23:57:00+01:00' }, { CLOCK: '2027-03-28T03:00:00+02:00' }],
  })
  const [before = '', after = ''] = site.urls
  const rates = await ratesFrom(before, dayOf('2027-03-26'))
  const winter = daysOf(rates).filter((day) => day < '2027-03-28')
  const summer = daysOf(rates).filter((day) => day > '2027-03-28')
  expect(winter.length).toBeGreaterThan(0)
  for (const { date } of rates.dates) expect(date.slice(-6)).toBe(date < '2027-03-28' ? '+01:00' : '+02:00')
  const chosen = [winter[0] ?? '', summer[0] ?? '', summer[1] ?? '']
  const { order, mail } = await startsOf(database.db, await bookMornings(before, rates, chosen))
  expect(order[0]).toBe(`${chosen[0]}T07:00:00Z`)
  expect(order[2]).toBe(`${chosen[1]}T06:00:00Z`)
  const compact = chosen.map((day) => day.replaceAll('-', ''))
  expect(mail).toEqual([`${compact[0]}T070000Z`, `${compact[1]}T060000Z`, `${compact[2]}T060000Z`])

  // half an hour after the hour that does not exist (the start of summer time)
  const there = await ratesFrom(after, dayOf('2027-03-28'))
  expect(daysOf(there)[0]).toBe(summer[0])
  await bookMornings(after, there, summer.slice(0, 3))
  const wrong = bookingOf(there, mornings(there, summer.slice(0, 3)))
  const [first] = wrong.appointment.options
  if (first) first.startTimeZulu = `${summer[0]}T07:00:00Z`
  expect((await sendBooking(after, wrong, randomUUID())).status).toBe(400)
})

test('in the hour that comes twice, both times, the next day is tomorrow and in winter time', async () => {
  await using database = await freshDatabase('filled')
  await using site = await startSite(database, {
    each: [{ CLOCK: '2027-10-31T02:30:00+02:00' }, { CLOCK: '2027-10-31T02:30:00+01:00' }],
  })
  for (const url of site.urls) {
    const rates = await ratesFrom(url, dayOf('2027-10-31'))
    expect(daysOf(rates)[0]).toBe('2027-11-01')
    const chosen = daysOf(rates).slice(0, 3)
    const { mail } = await startsOf(database.db, await bookMornings(url, rates, chosen))
    expect(mail).toEqual(chosen.map((day) => `${day.replaceAll('-', '')}T070000Z`))
  }
})

test('over the night that is an hour longer every moment keeps its hour on the wall', async () => {
  await using database = await freshDatabase('filled')
  await using site = await startSite(database, { each: [{ CLOCK: '2027-10-28T23:57:00+02:00' }] })
  const [url = ''] = site.urls
  const rates = await ratesFrom(url, dayOf('2027-10-29'))
  const summer = daysOf(rates).filter((day) => day < '2027-10-31')
  const winter = daysOf(rates).filter((day) => day > '2027-10-31')
  const chosen = [...summer.slice(0, 1), ...winter.slice(0, 2)]
  const { mail } = await startsOf(database.db, await bookMornings(url, rates, chosen))
  expect(mail.map((start) => start.slice(-7))).toEqual(['060000Z', '070000Z', '070000Z'])
})
