import { sql } from 'kysely'
import type { Occupancy, Slot, Span } from '../../../core/planning/agenda.ts'
import { busySpan, freeSlots } from '../../../core/planning/free.ts'
import { bookableDays, slotsOn } from '../../../core/planning/slots.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { isPublicHoliday } from '../../ports/public-holidays.ts'
import { nowOf, type Runtime } from '../context.ts'
import type { Agenda } from './agenda.ts'
import { blocksWithin } from './block.ts'
import { longestTravel, travelTo } from './travel.ts'

/** What is needed to read an agenda, also inside a transaction. */
export type AgendaContext = Pick<Runtime, 'clock'> & { database: Database | Tx }

/**
 * The free slots of an agenda on these days (YYYY-MM-DD), or on every day that can be booked. The reservation `own` (the token of
 * a hold, or the id of an appointment's reservation) does not count as taken. `outside` is what stands in a calendar beside ours,
 * which does (`outside.ts`).
 */
export const freeSlotsOn = async (
  { database, clock }: AgendaContext,
  agenda: Agenda,
  {
    days = bookableDays(agenda.rules, clock),
    own,
    outside = [],
  }: { days?: readonly string[]; own?: string | undefined; outside?: Occupancy['outside'] } = {},
): Promise<Slot[]> => {
  const slots = await offeredSlotsOn({ database, clock }, agenda, days)
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return []
  const within = { start: busySpan(first, agenda.rules).start, end: busySpan(last, agenda.rules).end }
  const taken = await takenWithin({ database, clock }, agenda, within, own)
  return freeSlots(slots, agenda.rules, {
    seats: agenda.seats,
    taken: { ...taken, outside: [...taken.outside, ...outside] },
  })
}

/** The slots that the rules and the closed days allow on these days, taken or not, in the order of time. */
export const offeredSlotsOn = async (
  { database, clock }: AgendaContext,
  agenda: Agenda,
  days: readonly string[],
): Promise<Slot[]> => {
  const shut = await closedDays(database, agenda, days)
  return days.filter((day) => !shut.has(day)).flatMap((day) => slotsOn(agenda.rules, day, clock))
}

const closedDays = async (
  database: Database | Tx,
  { officeCode }: Agenda,
  days: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectFrom('closed_day')
    .select('day')
    .where('day', 'in', days)
    .where((where) => where.or([where('office_code', '=', officeCode), where('office_code', 'is', null)]))
    .execute()
  return new Set([...rows.map(({ day }) => day), ...days.filter(isPublicHoliday)])
}

interface TakenRow extends Span {
  /** The seat, or else the adviser, whose time is taken; one of the two is null. */
  seat: number | null
  adviser: string | null
}

/**
 * What is booked, or held by somebody else, within a span: at the office, and by the advisers who could serve it wherever they
 * are, with their travel time before and after. Adjacent times are merged, so that a full calendar gives a row a day instead of
 * one per appointment.
 */
const takenWithin = async (
  { database, clock }: AgendaContext,
  { officeCode, advisers, home }: Agenda,
  { start, end }: Span,
  own: string | undefined,
): Promise<Occupancy> => {
  const codes = sql`ANY (${[...(advisers ?? [])]}::text[])`
  const { rows } = await sql<TakenRow>`
    WITH taken AS (
      SELECT office_code, seat, adviser_code, busy, ${travelTo(home)} AS travel FROM reservation
      WHERE (office_code = ${officeCode} OR adviser_code = ${codes})
        AND busy && tstzrange(${start}::timestamptz - ${longestTravel(home)}, ${end}::timestamptz + ${longestTravel(home)})
        AND (held_until IS NULL OR held_until > ${nowOf({ clock })}::timestamptz)
        AND id IS DISTINCT FROM ${own ?? null}::uuid
    ), spans AS (
      SELECT seat, NULL AS adviser, unnest(range_agg(busy)) AS span FROM taken
      WHERE office_code = ${officeCode} GROUP BY seat
      UNION ALL
      SELECT NULL, adviser_code, unnest(range_agg(tstzrange(lower(busy) - travel, upper(busy) + travel))) FROM taken
      WHERE adviser_code = ${codes} GROUP BY adviser_code
    )
    SELECT seat, adviser, lower(span) AS start, upper(span) AS end FROM spans`.execute(database)
  const blocks = await blocksWithin(database, officeCode, { start, end })
  return {
    seats: Map.groupBy(
      rows.filter(({ seat }) => seat !== null),
      ({ seat }) => seat ?? 0,
    ),
    ...(advisers && {
      advisers: new Map(advisers.map((code) => [code, rows.filter(({ adviser }) => adviser === code)])),
    }),
    outside: blocks.map((block) => ({ ...block, whole: true })),
  }
}
