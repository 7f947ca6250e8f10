import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/kit/database.ts'
import { statesByTables, storedStates } from '../../../test/kit/request-life.ts'
import { periods } from '../../core/rules/moments.ts'
import { readMoments, spanOf } from '../features/handyman/moments.ts'
import { requestEvents } from '../features.ts'
import { migrate } from './migrate.ts'

// Migration 081 gives requests of before it the state that was worked out for every look at them.

const fresh = await freshDatabase()
afterAll(() => fresh.close())
const { db } = fresh
const at = '2026-10-20T10:00:00Z'
const later = '2026-10-21T10:00:00Z'

const again = async () => {
  await sql`DELETE FROM migration WHERE number = 81`.execute(db)
  expect(await migrate(fresh.url)).toEqual(['081-request-states.sql'])
}

const person = randomUUID()
await db
  .insertInto('person')
  .values({ id: person, email: 'oud@voorbeeld.nl', gender: 0, created_at: at })
  .execute()

let count = 0
const old = async (kind: string, deliveries: Record<string, string>, request: unknown = {}) => {
  const id = randomUUID()
  const text = JSON.stringify({ kept: request, locked: {} })
  const row = { id, kind, reference: `R${++count}`, received_at: at, request: text, document: '{}' }
  await db.insertInto('submission').values(row).execute()
  for (const [partner, state] of Object.entries(deliveries))
    await db
      .insertInto('delivery')
      .values({ submission_id: id, partner, state, delivered_at: state === 'delivered' ? later : null })
      .execute()
  return id
}

const cancellation = async (submission_id: string, columns: object) => {
  await db
    .insertInto('cancellation')
    .values({ submission_id, received_at: at, ...columns })
    .execute()
}
const application = async (submission_id: string, activated_at: string | null) => {
  const fee = { payment_method: 0, fee_cents: 1, surcharge_cents: 1, renews: true }
  const row = { submission_id, person_id: randomUUID(), applied_at: at, activated_at, ...fee }
  await db
    .insertInto('person')
    .values({ id: row.person_id, email: `${row.person_id}@voorbeeld.nl`, gender: 0, created_at: at })
    .execute()
  await db.insertInto('membership_application').values(row).execute()
}
const vve = async (submission_id: string, relation_id: string | null) => {
  const home = { postcode: '3821BT', house_number: 1, street_name: 'Laan', city: 'Amersfoort' }
  const paid = { payment_method: 0, fee_cents: 1, surcharge_cents: 0 }
  const spoken = { contact_role: 0, contact: '{}', invoice_address: '{}' }
  const starts = relation_id && '2026-10-21'
  const row = {
    id: randomUUID(),
    submission_id,
    relation_id,
    starts,
    applied_at: at,
    name: 'VvE',
    apartments: 2,
  }
  await db
    .insertInto('vve_membership')
    .values({ ...row, ...home, ...paid, ...spoken })
    .execute()
}

const ended = { relation_id: '12345678', last_day: '2027-03-31', matched_at: later }
const mails = [{ mail: 'waiting' }, { mail: 'delivered' }, { mail: 'refused' }]

/** A request of every kind, as far as each could be. */
const fill = async () => {
  for (const mail of mails) {
    const cancelled = (columns: object) =>
      old('contact.cancel-membership', mail).then((id) => cancellation(id, columns))
    await cancelled({})
    await cancelled({ ...ended, last_day: `20${27 + count}-03-31` })
    await cancelled({ ...ended, withdrawn_at: later })
    await cancelled({ refused_at: later, refused_because: 'geen-lid' })
    for (const kind of ['becomeamember.register', 'hypotheekwacht.register']) {
      await application(await old(kind, mail), null)
      await application(await old(kind, mail), later)
      await old(kind, mail)
    }
    await vve(await old('vve-membership.register', mail), null)
    await vve(await old('vve-membership.register', mail), String(10_000 + count))
    await old('account.register', mail)
    await old('account.update-community-alias', mail)
    for (const klusservice of ['waiting', 'delivered', 'refused'])
      await old('klusservice.book', { ...mail, klusservice })
    await old('elders.vragen', mail)
    await old('elders.vragen', { ...mail, een: 'delivered', twee: 'waiting' })
    await old('elders.vragen', { ...mail, een: 'delivered', twee: 'delivered' })
    await old('elders.vragen', { een: 'delivered', twee: 'refused' })
    await application(await old('elders.vragen', { ...mail, een: 'refused' }), later)
  }
}

test('requests of every kind keep the state that they were shown with', async () => {
  await fill()
  const before = await statesByTables(db)
  expect(new Set(Object.values(before)).size).toBe(6)
  await again()
  expect(await storedStates(db)).toEqual(before)
})

test('what is known of them stands there as events, once', async () => {
  const events = () =>
    db.selectFrom('submission_event').selectAll().orderBy('submission_id').orderBy('id').execute()
  const once = await events()
  await again()
  expect(await events()).toEqual(once)
  const kinds = await db.selectFrom('submission').select(['id', 'kind', 'state']).execute()
  const lives = kinds.map(({ id, kind, state }) => {
    const own = once.filter(({ submission_id }) => submission_id === id)
    expect(own[0]).toMatchObject({ event: 'received', actor: 'visitor', at })
    return { kind, state, events: own.map(({ event }) => event) }
  })
  // of an association it is not known when it got its number, of a refusal not when it came
  const untold = (kind: string, state: string) => kind === 'vve-membership.register' || state === 'failed'
  for (const { kind, state, events: names } of lives) {
    const last = names.findLast((name) => name !== 'delivered')
    const led = requestEvents[kind]?.find(({ name }) => name === last)?.leads?.to ?? 'received'
    if (requestEvents[kind] && !untold(kind, state)) expect(led, `${kind}: ${names.join(', ')}`).toBe(state)
  }
})

test('moments of bookings are those that their mail had, whatever else stands in a request', async () => {
  const option = (day: string, from: number, to: number) => {
    const time = (hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00`
    const zulu = (hour: number) =>
      new Date(`${time(hour)}${day < '2026-10-25' ? '+02:00' : '+01:00'}`).toISOString()
    return {
      startTime: time(from),
      endTime: time(to),
      startTimeZulu: zulu(from),
      endTimeZulu: zulu(to),
      rate: 60,
    }
  }
  const whole = (day: string, period: keyof typeof periods) =>
    periods[period].options.map(([from, to]) => option(day, from, to))
  const options = [
    ...whole('2026-10-26', 'evening'),
    ...whole('2026-10-24', 'morning'),
    ...whole('2026-10-25', 'afternoon'),
    ...whole('2026-12-04', 'morning'),
  ]
  const { moments = [] } = readMoments(options as never)
  expect(moments).toHaveLength(4)
  const id = await old('klusservice.book', {}, { appointment: { options } })
  for (const odd of [
    {},
    { appointment: { options: 'x' } },
    { appointment: { options: [null, { startTime: 3 }] } },
  ])
    await old('klusservice.book', {}, odd)
  await again()
  await again()
  const rows = await db
    .selectFrom('appointment')
    .select(['submission_id', 'number', 'starts', 'ends', 'confirmed'])
    .orderBy('number')
    .execute()
  expect(rows).toEqual(
    moments.map(spanOf).map(({ start, end }, index) => ({
      submission_id: id,
      number: index + 1,
      starts: start,
      ends: end,
      confirmed: false,
    })),
  )
})
