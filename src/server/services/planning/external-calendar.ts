import { sql } from 'kysely'
import { startOfDay, today } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Occupancy, Slot, Span } from '../../../core/planning/agenda.ts'
import { inspectionKindOf } from '../../../core/rules/inspections.ts'
import type { Busy } from '../../ports/calendar.ts'
import { isOpenAt, openAmong } from '../../ports/inspections.ts'
import type { Runtime } from '../context.ts'
import type { Agenda } from './agenda.ts'
import { type AgendaContext, freeSlotsOn } from './offer.ts'
import { slotTakenFault } from './take-seat.ts'

/** What is needed to ask calendars, which is never done inside a transaction. */
type CalendarContext = Pick<Runtime, 'clock' | 'database' | 'ports'>

/**
 * The slots that visitors may be offered: `freeSlotsOn`, without what the calendar of the office has beside our planning, and at a
 * home only when the partner can be there.
 * @throws PartnerError while calendar or partner cannot be asked, because then nobody knows what is free.
 */
export const offeredSlotsNow = async (
  ctx: CalendarContext,
  agenda: Agenda,
  given: { days?: readonly string[]; own?: string | undefined } = {},
): Promise<Slot[]> => {
  const [outside, open] = await Promise.all([outsideOf(ctx, agenda), openTimes(ctx, agenda)])
  const free = await freeSlotsOn(ctx, agenda, { ...given, outside })
  return open ? openAmong(free, open) : free
}

/**
 * The span for which a calendar is asked. It is the same all day whatever days are wanted, so that a cached answer serves all of
 * them.
 */
const spanOf = ({ clock }: CalendarContext, { rules }: Agenda): Span => {
  const first = today(clock)
  // One day more on both sides, since the time before and after an appointment may pass midnight.
  const midnight = (ahead: number) => startOfDay(first.add({ days: ahead }))
  return { start: midnight(-1), end: midnight(rules.horizon + 1) }
}

const outsideOf = async (ctx: CalendarContext, agenda: Agenda): Promise<Occupancy['outside']> =>
  externalBusy(ctx.database, await ctx.ports.calendar.busyWithin(agenda.officeCode, spanOf(ctx, agenda)))

/**
 * Asks the partner who comes to homes once more before an appointment is made or moved. A partner that cannot be reached keeps
 * nobody from booking: it gets the appointment later (D31), and if it refuses, other times are offered.
 * @throws Fault 409 `slot-taken` where the partner says that nobody can be there then.
 */
export const refuseUnavailable = async (ctx: CalendarContext, agenda: Agenda, slot: Slot): Promise<void> => {
  const open = await openTimes(ctx, agenda).catch((thrown: unknown) => {
    if (thrown instanceof PartnerError) return undefined
    throw thrown
  })
  if (open && !isOpenAt(slot, open)) throw slotTakenFault()
}

/** When the partner who inspects homes can be at this one; undefined for appointments that are not an inspection. */
const openTimes = async (ctx: CalendarContext, agenda: Agenda): Promise<readonly Span[] | undefined> => {
  const kind = inspectionKindOf(agenda.typeCode)
  return agenda.home && kind && ctx.ports.inspections.openTimes({ ...agenda.home, kind }, spanOf(ctx, agenda))
}

/**
 * Answers without our own appointments, keyed by the array that the calendar answered, which is the same array as long as it is
 * cached.
 */
const externalBusyOf = new WeakMap<readonly Busy[], Promise<Busy[]>>()

const externalBusy = (database: AgendaContext['database'], busy: readonly Busy[]): Promise<Busy[]> => {
  const before = externalBusyOf.get(busy)
  if (before) return before
  const sorting = withoutPlanned(database, busy)
  externalBusyOf.set(busy, sorting)
  sorting.catch(() => externalBusyOf.delete(busy))
  return sorting
}

/**
 * Removes our own appointments that stand where they are planned, since their seats are counted already. One that was dragged
 * elsewhere in the calendar stays in, and blocks the time it has there.
 */
const withoutPlanned = async (
  database: AgendaContext['database'],
  busy: readonly Busy[],
): Promise<Busy[]> => {
  const ours = busy.flatMap(({ uid, start, end }, index) => {
    const [, id, number] = /^(.{36})-(\d+)$/.exec(uid ?? '') ?? []
    return id === undefined ? [] : [{ index, id, number: Number(number), start, end }]
  })
  if (ours.length === 0) return [...busy]
  const { rows } = await sql<{ index: number }>`
    SELECT index FROM unnest(${ours.map(({ index }) => index)}::integer[], ${ours.map(({ id }) => id)}::uuid[],
      ${ours.map(({ number }) => number)}::integer[], ${ours.map(({ start }) => start)}::timestamptz[],
      ${ours.map(({ end }) => end)}::timestamptz[]) AS event (index, id, number, starts, ends)
    WHERE EXISTS (
      SELECT FROM reservation WHERE submission_id = event.id AND reservation.number = event.number
        AND reservation.starts <= event.starts AND event.ends <= reservation.ends)`.execute(database)
  const planned = new Set(rows.map(({ index }) => index))
  return busy.filter((_one, index) => !planned.has(index))
}
