import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { ZONE } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Slot, Span } from '../../../core/planning/agenda.ts'
import { busySpan } from '../../../core/planning/free.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../context.ts'
import type { Agenda } from './agenda.ts'
import { homeColumns, lockTravellers, longestTravel, travelTo } from './travel.ts'

/** Fault 409 `slot-taken`, for a slot that somebody else took first (D54). */
export const slotTakenFault = () =>
  new Fault(409, 'slot-taken', 'Dit tijdstip is net door iemand anders gekozen. Kies een ander tijdstip.')

/** Whom a seat is taken for: a visitor, for some minutes (`held_until`), or the appointment of a request. */
export type Claim =
  | { held_until: string; session_id: string; caller: Buffer }
  | { submission_id: string; number: number }

/** How often it looks for a seat when somebody else takes the one that it found free. */
const tries = 10

/**
 * Takes a seat for a slot, with an adviser who can serve it where it needs one, and answers the id of the reservation. Expired
 * holds make room. The constraints of the database refuse overlaps, so nothing that is read before is relied upon.
 * @throws Fault 409 `slot-taken` when nothing is free.
 */
export const takeSeat = async (
  tx: Tx,
  runtime: Pick<Runtime, 'clock'>,
  agenda: Agenda,
  slot: Slot,
  claim: Claim,
): Promise<string> => {
  const busy = busySpan(slot, agenda.rules)
  const seats = await lockOffice(tx, agenda)
  await lockTravellers(tx, agenda)
  await removeExpiredHoldsFor(tx, runtime, agenda, busy)
  for (let left = tries; left > 0; left--) {
    const place = await findPlace(tx, { ...agenda, seats }, busy)
    if (!place) break
    const id = randomUUID()
    const { numInsertedOrUpdatedRows: written } = await tx
      .insertInto('reservation')
      .values({
        id,
        office_code: agenda.officeCode,
        type_code: agenda.typeCode,
        starts: slot.start,
        ends: slot.end,
        busy: rangeOf(busy),
        ...place,
        ...homeColumns(agenda.home),
        ...claim,
      })
      // The constraints of the table keep a seat or an adviser from being booked twice.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (written) return id
  }
  throw slotTakenFault()
}

/** SQL condition: the reservation is the hold of this token for this very slot, live or expired. */
export const isHoldOf = (
  { officeCode, typeCode, rules, home }: Agenda,
  slot: Slot,
  token: string,
) => sql<boolean>`
  id = ${token}::uuid AND held_until IS NOT NULL AND office_code = ${officeCode} AND type_code = ${typeCode}
  AND busy = ${rangeOf(busySpan(slot, rules))} AND lat IS NOT DISTINCT FROM ${home?.lat ?? null}::double precision
  AND lon IS NOT DISTINCT FROM ${home?.lon ?? null}::double precision`

/** Keeps staff from blocking the office or changing its seats until the transaction ends; answers its number of seats. */
const lockOffice = async (tx: Tx, { officeCode }: Agenda): Promise<number> => {
  const { seats } = await tx
    .selectFrom('office')
    .select('seats')
    .where('code', '=', officeCode)
    .forShare()
    .executeTakeFirstOrThrow()
  return seats
}

const rangeOf = ({ start, end }: Span) => sql<string>`tstzrange(${start}::timestamptz, ${end}::timestamptz)`

const widened = ({ start, end }: Span, by: RawBuilder<unknown>) =>
  sql`tstzrange(${start}::timestamptz - ${by}, ${end}::timestamptz + ${by})`

/** Removes expired holds that stand in the way, or within the travel time before and after. */
const removeExpiredHoldsFor = async (
  tx: Tx,
  runtime: Pick<Runtime, 'clock'>,
  { officeCode, advisers, home }: Agenda,
  busy: Span,
): Promise<void> => {
  await sql`
    DELETE FROM reservation
    WHERE held_until <= ${nowOf(runtime)}::timestamptz AND busy && ${widened(busy, longestTravel(home))}
      AND (office_code = ${officeCode} OR adviser_code = ANY (${[...(advisers ?? [])]}::text[]))`.execute(tx)
}

interface Place {
  seat: number
  adviser_code: string | null
}

/**
 * The first seat that is free during all of a span, unless staff block the office then, with the free adviser who has the fewest
 * appointments that day.
 */
const findPlace = async (
  tx: Tx,
  { officeCode, seats, advisers, home }: Agenda,
  busy: Span,
): Promise<Place | undefined> => {
  const { rows } = await sql<{ seat: number | null; adviser: string | null }>`
    SELECT (
      SELECT min(seat) FROM generate_series(1, ${seats}::integer) AS seat
      WHERE NOT EXISTS (
        SELECT FROM reservation
        WHERE office_code = ${officeCode} AND reservation.seat = seat.seat AND busy && ${rangeOf(busy)})
      AND NOT EXISTS (
        SELECT FROM office_block WHERE office_code = ${officeCode} AND tstzrange(starts, ends) && ${rangeOf(busy)})
    ) AS seat, (
      SELECT code FROM unnest(${[...(advisers ?? [])]}::text[]) AS code
      WHERE NOT EXISTS (
        SELECT FROM reservation WHERE adviser_code = code
          AND busy && ${widened(busy, longestTravel(home))} AND busy && ${widened(busy, travelTo(home))})
      ORDER BY (
        SELECT count(*) FROM reservation
        WHERE adviser_code = code AND (starts AT TIME ZONE ${ZONE})::date = (${busy.start}::timestamptz AT TIME ZONE ${ZONE})::date), code
      LIMIT 1
    ) AS adviser`.execute(tx)
  const [found] = rows
  if (!found?.seat || (advisers && !found.adviser)) return undefined
  return { seat: found.seat, adviser_code: found.adviser }
}
