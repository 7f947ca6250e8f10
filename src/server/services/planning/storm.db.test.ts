import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAppointment, addOffice, visitorOf } from '../../../../test/kit/planning.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { clockAt, tomorrow } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Slot } from '../../../core/planning/agenda.ts'
import { inTransaction } from '../transaction.ts'
import { type Agenda, findAgenda } from './agenda.ts'
import { holdSlot, releaseHold, removeHoldsOver } from './hold.ts'
import { freeOn } from './offer.ts'
import { type AppointmentKey, freeSeat, moveSeat, reserveSeat } from './reserve.ts'

const rounds = process.env.TEST_ALL === '1' ? 300 : 40
const atOnce = 12

let ahead = 0
const begin = clockAt('2026-11-23T06:00:00Z').now()
const clock = { now: () => begin + ahead }
let server: TestServer
let agendas: Agenda[]
beforeAll(async () => {
  server = await openTestServer({ clock })
  for (const code of [85, 86]) await addOffice(server.database.db, code)
  // one of them works at both
  await server.database.db
    .updateTable('adviser')
    .set({ offices: [85, 86] })
    .where('code', '=', 'anna-85')
    .execute()
  const found = [85, 86].flatMap((officeCode) =>
    ['talk', 'short'].map((typeCode) => findAgenda(server.database.db, { officeCode, typeCode })),
  )
  agendas = (await Promise.all(found)).filter((one) => one !== undefined)
})
afterAll(() => server.close())

/** The same numbers in every run, from 0 to 1. */
const random = ((state: number) => () => {
  state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return state / 4_294_967_296
})(20_261_123)
const oneOf = <T>(of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)]

interface Booked {
  key: AppointmentKey
  slot: Slot
  /** What is done with it is over. */
  off: boolean
}
const holds: { token: string; agenda: Agenda; slot: Slot }[] = []
const booked: Booked[] = []

/** A refusal that a visitor may get; anything else is a fault of ours. */
const isRefused = (thrown: unknown): boolean => thrown instanceof Fault && [409, 429].includes(thrown.status)
const attempt = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (thrown) {
    if (!isRefused(thrown)) throw thrown
  }
}
const inOwnTx = <T>(work: Parameters<typeof inTransaction<T>>[1]) =>
  inTransaction(server.runtime.database, work)

const hold = async (agenda: Agenda, slot: Slot) => {
  const visitor = visitorOf(server)
  const before = random() < 0.4 ? oneOf(holds) : undefined
  const { token } = await holdSlot(visitor, agenda, slot, before?.token)
  holds.push({ token, agenda, slot })
}
const book = async (agenda: Agenda, slot: Slot) => {
  const held = random() < 0.6 ? oneOf(holds) : undefined
  const [where, when] = held ? [held.agenda, held.slot] : [agenda, slot]
  const key = await addAppointment(server.database.db, when)
  await inOwnTx((tx) => reserveSeat(tx, server.runtime, where, when, { ...key, token: held?.token }))
  booked.push({ key, slot: when, off: false })
}
const change = async (agenda: Agenda, slot: Slot) => {
  const one = oneOf(booked.filter(({ off }) => !off))
  if (!one) return
  // one thing at a time is done with an appointment: `changeAppointment` locks its row
  one.off = true
  const isMove = random() < 0.6
  try {
    await inOwnTx((tx) =>
      isMove ? moveSeat(tx, server.runtime, agenda, slot, one.key) : freeSeat(tx, one.key),
    )
    if (isMove) booked.push({ ...one, slot, off: false })
  } catch (thrown) {
    booked.push({ ...one, off: false })
    throw thrown
  }
}
const letGo = async () => {
  const held = oneOf(holds)
  if (held) await releaseHold(server.runtime.database, held.token)
}

const step = async (): Promise<void> => {
  const agenda = oneOf(agendas)
  const days = [0, 1, 2].map((more) => tomorrow(clock).add({ days: more }).toString())
  const slot =
    agenda && oneOf(await freeOn(server.runtime, { ...agenda, seats: 9, advisers: undefined }, { days }))
  if (!agenda || !slot) return
  const kinds = [hold, hold, hold, book, book, change, letGo]
  await attempt(() => (oneOf(kinds) ?? hold)(agenda, slot))
}

/** Pairs of reservations that are in each other's way. */
const collisions = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM reservation a JOIN reservation b ON a.id < b.id AND a.busy && b.busy
      AND ((a.office_code = b.office_code AND a.seat = b.seat) OR a.adviser_code = b.adviser_code)`.execute(
    server.database.db,
  )
  return rows[0]?.count ?? -1
}

/** What each appointment has, by the database. */
const seated = async () => {
  const rows = await server.database.db
    .selectFrom('reservation')
    .select(['submission_id', 'starts'])
    .where('submission_id', 'is not', null)
    .execute()
  return rows.map(({ submission_id, starts }) => `${submission_id} ${Date.parse(starts)}`).toSorted()
}

test(`${rounds} rounds of holding, booking, moving, cancelling and expiry lose no seat and double none`, async () => {
  for (let round = 0; round < rounds; round++) {
    await Promise.all(Array.from({ length: atOnce }, step))
    if (round % 5 === 4) ahead += Math.floor(random() * 1_200_000)
    if (round % 7 === 6) await removeHoldsOver(server.runtime)
    expect(await collisions()).toBe(0)
    const live = booked.filter(({ off }) => !off)
    expect(await seated()).toEqual(
      live.map(({ key, slot }) => `${key.submissionId} ${Date.parse(slot.start)}`).toSorted(),
    )
  }
  expect(booked.length).toBeGreaterThan(rounds)
  expect(booked.filter(({ off }) => off).length).toBeGreaterThan(rounds / 4)
  // what is let go is there for others again
  for (const { key } of booked) await inOwnTx((tx) => freeSeat(tx, key))
  ahead += 3_600_000
  await removeHoldsOver(server.runtime)
  expect(await server.database.db.selectFrom('reservation').select('id').execute()).toEqual([])
})
