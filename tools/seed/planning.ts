import { systemClock } from '../../src/core/kernel/clock.ts'
import { openDatabase } from '../../src/server/database/pool.ts'
import { reminderTexts } from '../../src/server/features.ts'
import { loadDemoPlanning } from '../../src/server/services/planning/demo-planning.ts'
import { planned } from '../../src/server/services/planning/planning-request-events.ts'
import type { SeededKind } from './kinds.ts'
import { requestsOf } from './requests.ts'
import { batchesOf, idOf, instantOf, type RowWriter, type Seed, spanMs } from './rows.ts'

/** Minutes between the beginnings of two appointments on one seat, and how many a seat has a day. */
const [every, perDay] = [90, 6]

interface Agendas {
  seed: Seed
  writer: RowWriter
  /** Number of offices that have appointments, and of kinds of request that are planned there. */
  offices: number
  kinds: number
  /** Number of different places of an appointment: an office, an hour and a seat. Each place is used again three days later. */
  slots: number
}

/** Writes the appointments that were planned at offices, with their seats, their reminders, and the events in the calendars. */
export const seedPlanning = async (
  seed: Seed,
  kinds: readonly SeededKind[],
  writer: RowWriter,
  url: string,
): Promise<void> => {
  const offices = await openOffices(writer, url)
  if (offices === 0) return
  const appointments = kinds.filter(({ lives }) => lives.some(({ events }) => events.includes(planned.name)))
  const all = appointments.reduce((sum, { count }) => sum + count, 0)
  const slots = Math.ceil((all / (spanMs / 86_400_000)) * 3) + appointments.length
  const agendas: Agendas = { seed, writer, offices, kinds: appointments.length, slots }
  for (const [place, kind] of appointments.entries())
    for (const batch of batchesOf(kind.count)) {
      const from = appointmentsOf(agendas, requestsOf(seed, kind, batch), place)
      await seedSeats(agendas, from)
      if (reminderTexts[kind.name]) await seedReminders(agendas, from)
    }
  await seedHolds(agendas)
  await seedMeetings(agendas)
}

/**
 * Number of offices that have appointments, after loading those of the demonstration where there were none. 0 for an older
 * database, which has no table for them.
 */
const openOffices = async (writer: RowWriter, url: string): Promise<number> => {
  if (!(await writer.has('appointment_type'))) return 0
  const database = openDatabase(url, { connections: 1 })
  try {
    await loadDemoPlanning(database, systemClock)
  } finally {
    await database.destroy()
  }
  const rows = await writer.query<{ offices: number }>(
    'SELECT count(DISTINCT office_code)::int AS offices FROM appointment_type',
  )
  return rows[0]?.offices ?? 0
}

/** SQL for each office that has appointments, with one of its appointment types and its number `place`, from 0. */
const agendas = `(
  SELECT *, row_number() OVER (ORDER BY office_code) - 1 AS place FROM (
    SELECT DISTINCT ON (office_code) office_code, appointment_type.code AS type_code, duration, before, after,
      change_notice, most_moves, travels, lat, lon
    FROM appointment_type JOIN office ON office.code = office_code ORDER BY office_code, appointment_type.code
  ) AS one
) AS agenda`

/** SQL for the end of an appointment of an agenda, and for the time that it keeps busy. */
const spanOf = (starts: string) => ({
  starts,
  ends: `${starts} + make_interval(mins => duration)`,
  busy: `tstzrange(${starts} - make_interval(mins => before), ${starts} + make_interval(mins => duration + after))`,
})

/** The planned requests of `requestsOf` with their agenda, seat and `starts`, which is a week after they came in. */
const appointmentsOf = (
  { offices, kinds, slots }: Agendas,
  requests: string,
  place: number,
): string => `FROM (
  SELECT planned.*, agenda.*, 1 + slot / ${offices * perDay} AS seat,
    date_trunc('day', received_at) + interval '7 days 7 hours' + make_interval(mins => ${every} * (slot / ${offices} % ${perDay})::int) AS starts
  FROM (SELECT *, (i * ${kinds} + ${place}) % ${slots} AS slot ${requests} WHERE state IN ('confirmed', 'withdrawn')) AS planned
  JOIN ${agendas} ON agenda.place = slot % ${offices}
) AS appointed`

const seedSeats = async ({ seed, writer }: Agendas, from: string): Promise<void> => {
  const { starts, ends, busy } = spanOf('starts')
  const [now, isOff] = [instantOf(seed.now), `state = 'withdrawn'`]
  await writer.insert({
    table: 'appointment',
    columns: {
      submission_id: 'id',
      number: '1',
      starts,
      ends,
      confirmed: 'true',
      cancelled: isOff,
      sequence: `1 + (${isOff})::int`,
      changed_at: 'received_at',
      change_notice: 'change_notice',
      moves_left: 'most_moves',
      place: `CASE WHEN NOT travels THEN 'Voorbeeldsingel 32, Utrecht' END`,
    },
    from,
  })
  // the home of a past appointment is forgotten a day later
  const home = (value: string) =>
    `CASE WHEN travels AND ${starts} > ${now} - interval '2 days' THEN ${value} END`
  await writer.insert({
    table: 'reservation',
    columns: {
      id: idOf(seed, 'seat', 'id::text'),
      office_code: 'office_code',
      seat: 'seat',
      type_code: 'type_code',
      starts,
      ends,
      busy,
      submission_id: 'id',
      number: '1',
      home_postcode: home(`'3811AB'`),
      home_number: home('(1 + i % 300)::int'),
      lat: home('lat'),
      lon: home('lon'),
    },
    // seats that another seed has taken stay
    from: `${from} WHERE state = 'confirmed' ON CONFLICT DO NOTHING`,
  })
  await writer.insert({
    table: 'calendar_event',
    columns: {
      office_code: 'office_code',
      uid: `id || '-1'`,
      sequence: '1',
      title: `(SELECT reference FROM submission WHERE submission.id = appointed.id) || ' ' || type_code`,
      starts,
      ends,
    },
    from: `${from} WHERE state = 'confirmed' AND ${ends} > ${now} - interval '1 hour'`,
  })
}

/** Writes reminders of past appointments and of tomorrow's: all by mail, one in three by text message too. */
const seedReminders = ({ seed, writer }: Agendas, from: string): Promise<void> => {
  const at = `starts - interval '1 day'`
  return writer.insert({
    table: 'appointment_reminder',
    columns: {
      submission_id: 'id',
      number: '1',
      sequence: '1',
      channel: 'channel',
      planned_at: at,
      settled_at: `${at} + interval '10 seconds'`,
    },
    from: `${from}, LATERAL (VALUES ('mail'), ('sms')) AS by (channel)
      WHERE state = 'confirmed' AND (channel = 'mail' OR i % 3 = 0) AND ${at} < ${instantOf(seed.now)}`,
  })
}

/** Writes holds that are valid now, of times in a month, and as many that have expired. */
const seedHolds = ({ seed, writer, offices }: Agendas): Promise<void> => {
  const { starts, ends, busy } = spanOf(
    `date_trunc('day', ${instantOf(seed.now)}) + interval '30 days 7 hours' + make_interval(mins => ${every} * (i / ${offices} % ${perDay})::int)`,
  )
  return writer.insert({
    table: 'reservation',
    columns: {
      id: idOf(seed, 'hold', 'i'),
      office_code: 'office_code',
      seat: `1 + i / ${offices * perDay}`,
      type_code: 'type_code',
      starts,
      ends,
      busy,
      held_until: `${instantOf(seed.now)} + interval '5 minutes' * (1 - i % 2 * 2)`,
      session_id: idOf(seed, 'session of a hold', 'i'),
      caller: `sha256((i || ' holds')::bytea)`,
    },
    from: `FROM generate_series(0::bigint, ${Math.ceil(seed.people / 10_000)}) AS i
      JOIN ${agendas} ON agenda.place = i % ${offices} ON CONFLICT DO NOTHING`,
  })
}

const seedMeetings = ({ seed, writer }: Agendas): Promise<void> =>
  writer.insert({
    table: 'calendar_event',
    columns: {
      office_code: 'office_code',
      uid: `'overleg-${seed.number}-' || week`,
      title: `'Overleg'`,
      starts: `date_trunc('week', ${instantOf(seed.now)}) + make_interval(weeks => week, hours => 15)`,
      ends: `date_trunc('week', ${instantOf(seed.now)}) + make_interval(weeks => week, hours => 16)`,
      whole: 'true',
    },
    from: `FROM ${agendas}, generate_series(1, 26) AS week`,
  })
