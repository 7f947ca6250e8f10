import { randomInt, randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { addAppointment, addOffice, addVisits, homes, visitorOf } from '../../../../test/kit/planning.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { tomorrow } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Slot } from '../../../core/planning/agenda.ts'
import { busySpan } from '../../../core/planning/free.ts'
import { roomPerSeat } from '../../../core/planning/slots.ts'
import { type Database, openDatabase } from '../../database/pool.ts'
import type { DB } from '../../database/tables.ts'
import { changeAppointment } from '../appointments/change.ts'
import { inTransaction } from '../transaction.ts'
import { type Agenda, findAgenda } from './agenda.ts'
import { holdSlot, releaseHold, removeExpiredHolds } from './hold.ts'
import { freeSlotsOn, offeredSlotsOn } from './offer.ts'
import { type AppointmentKey, freeSeat, moveSeat, reserveSeat } from './reserve.ts'

// Holds, changes, bookings, moves, cancellations and expiry at random, many at once over two pools of connections, while the
// clock goes on. What must be true is asked of the database after each round. STORM_SEED repeats a run.

const rounds = 100
const atOnce = 16
const seed = Number(process.env.STORM_SEED ?? randomInt(2 ** 31))

const clock = travellingClock('2026-11-23T06:00:00Z')
let server: TestServer
let pools: Database[]
let agendas: Agenda[]
beforeAll(async () => {
  server = await openTestServer({ clock })
  const { db, servingUrl } = server.database
  pools = [server.runtime.database, openDatabase(servingUrl, { connections: 8, waitMs: 120_000 })]
  await addOffice(db, 85, { seats: 3 })
  await addOffice(db, 86)
  // Two of the four work at both.
  await db
    .updateTable('adviser')
    .set({ offices: [85, 86] })
    .where('code', 'in', ['anna-85', 'bram-86'])
    .execute()
  const found = [85, 86].flatMap((officeCode) =>
    ['talk', 'short'].map((typeCode) => findAgenda(db, { officeCode, typeCode })),
  )
  // Four come to homes, two of them everywhere.
  await addVisits(db, 90, { cora: [], dirk: [], emma: ['3'], faas: ['1', '351'] })
  for (const home of Object.values(homes))
    found.push(findAgenda(db, { officeCode: 90, typeCode: 'visit', home }))
  agendas = (await Promise.all(found)).filter((one) => one !== undefined)
})
afterAll(async () => {
  await pools?.[1]?.destroy()
  await server?.close()
})

type Random = () => number
/**
 * Random numbers from 0 to 1, the same for the same seed (mulberry32), so that the numbers of a step do not depend on which
 * visitor is faster.
 */
const numbersFrom = (start: number): Random => {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const oneOf = <T>(random: Random, of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)]

/** Visitors who come back. Most have an address of their own; some share one. */
const visitors = Array.from({ length: 40 }, (_, index) => ({
  session: randomUUID(),
  network: `10.0.0.${index % 30}`,
}))
const tokens: string[] = []
const booked: AppointmentKey[] = []
const happened = new Map<string, number>()

interface Wish {
  random: Random
  agenda: Agenda
  slot: Slot
  database: Database
}

const hold = async ({ random, agenda, slot, database }: Wish) => {
  const visitor = { ...visitorOf(server, oneOf(random, visitors)), database }
  const ctx = { ...visitor, transaction: inTransaction.bind(undefined, database) } as typeof visitor
  // The token may be of a hold that expired, was booked or is somebody else's.
  const before = random() < 0.4 ? oneOf(random, tokens) : undefined
  tokens.push((await holdSlot(ctx, agenda, slot, before)).token)
}
const book = async ({ random, agenda, slot, database }: Wish) => {
  const token = random() < 0.6 ? oneOf(random, tokens.slice(-30)) : undefined
  const held = token
    ? await database.selectFrom('reservation').selectAll().where('id', '=', token).executeTakeFirst()
    : undefined
  // The hold is usually of the booked time, and sometimes of another one, which makes it useless.
  const other = held && random() < 0.9 ? await slotOf(held) : { agenda, slot }
  const key = await inTransaction(database, async (tx) => {
    const made = await addAppointment(tx, other.slot)
    await reserveSeat(tx, server.runtime, other.agenda, other.slot, { ...made, token })
    return made
  })
  booked.push(key)
}
const slotOf = async (held: Selectable<DB['reservation']>) => {
  const agenda = agendas.find(
    ({ officeCode, typeCode, home }) =>
      officeCode === held.office_code &&
      typeCode === held.type_code &&
      (home?.postcode ?? null) === held.home_postcode,
  )
  if (!agenda) throw new Error('a hold of no agenda')
  return { agenda, slot: { start: held.starts, end: held.ends } as Slot }
}
const move = async ({ random, agenda, slot, database }: Wish) => {
  const key = oneOf(random, booked)
  if (!key) return
  await inTransaction(database, async (tx) => {
    await changeAppointment(tx, server.runtime, key, slot)
    await moveSeat(tx, server.runtime, agenda, slot, { ...key, token: oneOf(random, tokens) })
  })
}
const cancel = async ({ random, database }: Wish) => {
  const key = oneOf(random, booked)
  if (!key) return
  await inTransaction(database, async (tx) => {
    await changeAppointment(tx, server.runtime, key, 'cancelled')
    await freeSeat(tx, key)
  })
}
const letGo = async ({ random, database }: Wish) => {
  const token = oneOf(random, tokens)
  if (token) await releaseHold(database, token)
}
const sweep = async ({ database }: Wish) => void (await removeExpiredHolds({ database, clock }))
const pass = async ({ random }: Wish) => clock.pass(Math.floor(random() * 120_000))

const kinds = { hold, book, move, cancel, letGo, sweep, pass }
/** How often each kind of step is drawn, by the number of times it is listed. */
const drawn: (keyof typeof kinds)[] = [
  ...(['hold', 'hold', 'hold', 'hold', 'hold', 'book', 'book', 'book', 'book', 'move', 'move'] as const),
  ...(['cancel', 'letGo', 'sweep', 'pass'] as const),
]

/** Whether a visitor may be refused with this fault. Anything else is an error of ours. */
const isRefusal = (thrown: unknown): boolean =>
  (thrown instanceof Fault && [409, 429].includes(thrown.status)) ||
  (thrown instanceof Error && /cannot be changed any more/.test(thrown.message))

const step = async (round: number, index: number): Promise<void> => {
  const random = numbersFrom(seed + round * 1000 + index)
  const agenda = oneOf(random, agendas) as Agenda
  // Most visitors of a round want the same hours, wherever they are.
  const crowd = numbersFrom(seed + round * 1000 + 999)
  const day = tomorrow(clock)
    .add({ days: Math.floor(crowd() * 3) })
    .toString()
  const slots = await offeredSlotsOn(server.runtime, agenda, [day])
  const from = Math.floor(crowd() * slots.length)
  const slot = oneOf(random, random() < 0.8 ? slots.slice(from, from + 3) : slots)
  const database = oneOf(random, pools) as Database
  const kind = oneOf(random, drawn) as keyof typeof kinds
  const count = (name: string) => happened.set(name, (happened.get(name) ?? 0) + 1)
  if (!slot) return
  try {
    await kinds[kind]({ random, agenda, slot, database })
    count(kind)
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
    count(`${kind} refused`)
  }
}

/** Number of rows that break each promise. */
const broken = async (): Promise<Record<string, number>> => {
  const now = new Date(clock.now()).toISOString()
  const rooms = [85, 86, 90].map((code) => {
    const most = agendas
      .filter(({ officeCode }) => officeCode === code)
      .map(({ rules, seats }) => Math.floor((roomPerSeat(rules) * seats) / 20))
    return { code, most: Math.max(...most) }
  })
  const { rows } = await sql<Record<string, number>>`
    WITH live AS (SELECT * FROM reservation WHERE held_until > ${now}::timestamptz),
      room AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) AS room (code integer, most integer))
    SELECT
      (SELECT count(*) FROM reservation a JOIN reservation b ON a.id < b.id AND a.busy && b.busy
        AND a.office_code = b.office_code AND a.seat = b.seat)::integer AS "seat twice",
      (SELECT count(*) FROM reservation a JOIN reservation b ON a.id < b.id AND a.busy && b.busy
        AND a.adviser_code = b.adviser_code)::integer AS "person twice",
      (SELECT count(*) FROM reservation JOIN office ON code = office_code
        WHERE seat NOT BETWEEN 1 AND seats)::integer AS "no such seat",
      (SELECT count(*) FROM reservation r JOIN appointment_type t USING (office_code)
        LEFT JOIN adviser a ON a.code = adviser_code
        WHERE t.code = type_code AND (t.skill IS NULL) <> (adviser_code IS NULL)
          OR t.code = type_code AND adviser_code IS NOT NULL
            AND NOT (t.skill = ANY (a.skills) AND r.office_code = ANY (a.offices)
              AND (areas = '{}' OR home_postcode ~ ('^(' || array_to_string(areas, '|') || ')'))))::integer AS "nobody who can",
      -- on the sphere, which the rule is not measured on
      (SELECT count(*) FROM reservation a JOIN reservation b ON a.id < b.id AND a.adviser_code = b.adviser_code
        WHERE greatest(lower(a.busy), lower(b.busy)) - least(upper(a.busy), upper(b.busy)) < make_interval(secs =>
          0.99 * 3600 / 45 * 2 * 6371 * asin(sqrt(power(sin(radians(a.lat - b.lat) / 2), 2)
            + cos(radians(a.lat)) * cos(radians(b.lat)) * power(sin(radians(a.lon - b.lon) / 2), 2)))))::integer AS "no time to travel",
      (SELECT count(*) FROM appointment a LEFT JOIN reservation r USING (submission_id, number)
        WHERE NOT cancelled AND (r.id IS NULL OR r.starts <> a.starts OR r.ends <> a.ends))::integer AS "seat lost",
      (SELECT count(*) FROM appointment JOIN reservation USING (submission_id, number)
        WHERE cancelled)::integer AS "seat kept",
      (SELECT count(*) FROM (SELECT FROM live GROUP BY session_id HAVING count(*) > 2) AS one)::integer AS "own holds",
      (SELECT count(*) FROM (SELECT FROM live GROUP BY caller HAVING count(*) > 20) AS one)::integer AS "address",
      (SELECT count(*) FROM room WHERE most < (
        SELECT count(*) FROM live WHERE office_code = code))::integer AS "holds of an office"`.execute(
    server.database.db,
  )
  return rows[0] ?? {}
}

/** Times of tomorrow on which the site and the database differ about what is free. */
const misjudged = async (): Promise<string[]> => {
  const wrong: string[] = []
  const now = new Date(clock.now()).toISOString()
  for (const agenda of agendas) {
    const days = [tomorrow(clock).toString()]
    const free = new Set((await freeSlotsOn(server.runtime, agenda, { days })).map(({ start }) => start))
    const slots = (await offeredSlotsOn(server.runtime, agenda, days)).map((slot) => ({
      at: slot.start,
      ...busySpan(slot, agenda.rules),
    }))
    const { rows } = await sql<{ at: string; free: boolean }>`
      WITH taken AS (SELECT * FROM reservation WHERE held_until IS NULL OR held_until > ${now}::timestamptz)
      SELECT at, (
          SELECT count(DISTINCT seat) FROM taken
          WHERE office_code = ${agenda.officeCode} AND busy && tstzrange(start, "end")) < ${agenda.seats}::integer
        AND (${agenda.advisers === undefined} OR EXISTS (
          SELECT FROM unnest(${[...(agenda.advisers ?? [])]}::text[]) AS code WHERE NOT EXISTS (
            SELECT FROM taken WHERE adviser_code = code AND busy && tstzrange(
              start - travel_time(lat, lon, ${agenda.home?.lat ?? null}::double precision, ${agenda.home?.lon ?? null}::double precision),
              "end" + travel_time(lat, lon, ${agenda.home?.lat ?? null}::double precision, ${agenda.home?.lon ?? null}::double precision))))) AS free
      FROM jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) AS slot (at text, start timestamptz, "end" timestamptz)`.execute(
      server.database.db,
    )
    wrong.push(...rows.filter((row) => row.free !== free.has(row.at)).map(({ at }) => at))
  }
  return wrong
}

const whole = {
  ...{ 'seat twice': 0, 'person twice': 0, 'no such seat': 0, 'nobody who can': 0, 'seat lost': 0 },
  ...{ 'seat kept': 0, 'own holds': 0, address: 0, 'holds of an office': 0, 'no time to travel': 0 },
}

test(`${rounds} rounds of holding, booking, moving, cancelling and expiry lose no seat and double none (STORM_SEED=${seed})`, async () => {
  for (let round = 0; round < rounds; round++) {
    const saying = `round ${round} of STORM_SEED=${seed}`
    await Promise.all(Array.from({ length: atOnce }, (_, index) => step(round, index)))
    expect(await broken(), saying).toEqual(whole)
    expect(await misjudged(), saying).toEqual([])
    // Now and then a night passes, in which all holds expire.
    if (round % 20 === 19) clock.pass(8 * 3_600_000)
  }
  console.log(`STORM_SEED=${seed}: ${[...happened].map(([name, times]) => `${name} ${times}`).join(', ')}`)
  for (const kind of Object.keys(kinds)) expect(happened.get(kind), kind).toBeGreaterThan(0)
  for (const kind of ['hold', 'book', 'move'])
    expect(happened.get(`${kind} refused`), kind).toBeGreaterThan(0)
  // What is released is there for others again.
  const { db } = server.database
  await inTransaction(db, async (tx) => {
    for (const key of booked) await freeSeat(tx, key)
  })
  clock.pass(3_600_000)
  await removeExpiredHolds(server.runtime)
  expect(await db.selectFrom('reservation').select('id').execute()).toEqual([])
})
