import * as z from 'zod/mini'
import { instantOf } from '../../core/kernel/clock.ts'
import type { Span } from '../../core/planning/agenda.ts'
import { mostAtOnce } from '../../core/planning/free.ts'
import type { Guards } from './port.ts'

/** As errors, metrics and `/sandbox` name whoever keeps the calendars. */
export const calendarName = 'planning'

const instant = z.iso.datetime()

const busy = z.object({
  start: instant,
  end: instant,
  whole: z.boolean(),
  uid: z.optional(z.string().check(z.minLength(1))),
})

/** When an office has no time, as its calendar says: ISO instants in UTC (`...Z`), `end` not included. Nothing of what it is. */
export interface Busy extends Span {
  /** It takes the whole office and not one of its seats: an event of whole days. */
  whole: boolean
  /** Of one of our appointments (`appointmentUid`), wherever somebody moved it; none of what others put there. */
  uid?: string | undefined
}

/**
 * An appointment as a calendar gets it. Nothing says whom it is for: a calendar is read by many, copied to telephones and
 * kept for longer than we keep a request. Who needs to know more looks the reference up.
 */
export interface CalendarEvent extends Span {
  /** `appointmentUid`: an appointment keeps it, however often it is changed. */
  uid: string
  /** How often the appointment was changed (`sequence` of `StoredAppointment`). */
  sequence: number
  /** Reference of the request and type of the appointment: `OA-7H4K-2M9Q Online advies`. At most 200 characters. */
  title: string
  /** How many may be in the calendar at once, this one included: the seats of the office. */
  room: number
}

/**
 * The calendar of an office beside our own planning, by the office's number. An office that has none is never busy, and
 * takes everything. Throws only `PartnerError(calendarName, reason)`; a calendar that cannot be read is `nonsense`, never empty.
 */
export interface Calendar {
  /** What overlaps a span, in no order: repeated events each time, without what is cancelled or takes no time. */
  busyWithin(officeCode: number, span: Span): Promise<Busy[]>
  /**
   * Puts an appointment into the calendar, or moves it there. One UID is one event. What was placed with this sequence or a
   * higher one stays as it is, wherever somebody moved it. `refused`: others take the room at that time, or the calendar will
   * not have this event; what it had of this UID stays. No other reason is about the event.
   */
  place(officeCode: number, event: CalendarEvent): Promise<void>
  /** Takes an appointment out; nothing when it is not there. */
  remove(officeCode: number, uid: string): Promise<void>
}

/** What an answer must look like before a service sees it. */
export const calendarGuards: Guards<Calendar> = {
  busyWithin: z.array(busy),
  place: z.void(),
  remove: z.void(),
}

/** The UID of an appointment: that of the calendar file which its visitor has. `number` is from 1, in the order of the request. */
export const appointmentUid = (submissionId: string, number: number): string => `${submissionId}-${number}`

const uidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,3}$/

/** Whether a UID has the form of ours. */
export const isAppointmentUid = (uid: string): boolean => uidForm.test(uid)

/** Whether an event has room beside what others have at its time. */
export const hasRoom = ({ start, end, room, uid }: CalendarEvent, all: readonly Busy[]): boolean => {
  const others = all
    .filter((one) => one.uid !== uid)
    .map((one) => ({ start: instantOf(one.start), end: instantOf(one.end), whole: one.whole }))
    .filter((one) => one.start < instantOf(end) && instantOf(start) < one.end)
  return !others.some(({ whole }) => whole) && mostAtOnce(others) < room
}
