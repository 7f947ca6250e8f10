import * as z from 'zod/mini'
import { instantOf } from '../../core/kernel/clock.ts'
import type { Span } from '../../core/planning/agenda.ts'
import { maxOverlap } from '../../core/planning/free.ts'
import type { Guards } from './port.ts'

/** The name of the calendar partner in errors, metrics and at `/sandbox`. */
export const calendarName = 'planning'

const instant = z.iso.datetime()

const busy = z.object({
  start: instant,
  end: instant,
  whole: z.boolean(),
  uid: z.optional(z.string().check(z.minLength(1))),
})

/**
 * A time at which an office is busy, as its calendar says: ISO instants in UTC (`...Z`), `end` not included. It does not tell
 * what the office is busy with.
 */
export interface Busy extends Span {
  /** Whether the event takes the whole office and not one of its seats, as an event of whole days does. */
  whole: boolean
  /** The UID of one of our own appointments (`appointmentUid`), wherever somebody moved it; undefined for events of others. */
  uid?: string | undefined
}

/**
 * An appointment as a calendar gets it. It does not say whom the appointment is for: a calendar is read by many, copied to
 * telephones and kept for longer than we keep a request. Who needs to know more looks the reference up.
 */
export interface CalendarEvent extends Span {
  /** The UID, made by `appointmentUid`: it stays the same however often the appointment is changed. */
  uid: string
  /** How often the appointment was changed (`sequence` of `StoredAppointment`). */
  sequence: number
  /** The reference of the request and the type of the appointment: `7KQM-X4TF Online advies`. At most 200 characters. */
  title: string
  /** The number of events that may be in the calendar at the same time, this one included: the seats of the office. */
  room: number
}

/**
 * The calendars of offices beside our own planning, each by the number of its office. An office without a calendar is never busy
 * and takes every event. Throws only `PartnerError(calendarName, reason)`; a calendar that cannot be read is `nonsense`, never
 * empty.
 */
export interface Calendar {
  /**
   * The busy times that overlap a span, in no order. A repeated event counts each time; cancelled events, and those that take no
   * time, are left out.
   */
  busyWithin(officeCode: number, span: Span): Promise<Busy[]>
  /**
   * Puts an appointment into the calendar, or moves it there; one UID is one event. An event that was placed before with this
   * sequence or a higher one stays as it is, wherever somebody moved it. Reason `refused` means that others take the room at that
   * time, or that the calendar does not accept this event; an earlier event with this UID then stays. No other reason is about
   * the event.
   */
  place(officeCode: number, event: CalendarEvent): Promise<void>
  /** Takes an appointment out; does nothing when it is not there. */
  remove(officeCode: number, uid: string): Promise<void>
}

export const calendarGuards: Guards<Calendar> = {
  busyWithin: z.array(busy),
  place: z.void(),
  remove: z.void(),
}

/**
 * Makes the UID of an appointment, which its calendar file for the visitor has too. `number` counts from 1, in the order of the
 * request.
 */
export const appointmentUid = (submissionId: string, number: number): string => `${submissionId}-${number}`

const uidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,3}$/

/** Whether a UID has the form of those that `appointmentUid` makes. */
export const isAppointmentUid = (uid: string): boolean => uidForm.test(uid)

/** Whether there is room for an event beside the events of others at the same time. */
export const hasRoom = ({ start, end, room, uid }: CalendarEvent, all: readonly Busy[]): boolean => {
  const others = all
    .filter((one) => one.uid !== uid)
    .map((one) => ({ start: instantOf(one.start), end: instantOf(one.end), whole: one.whole }))
    .filter((one) => one.start < instantOf(end) && instantOf(start) < one.end)
  return !others.some(({ whole }) => whole) && maxOverlap(others) < room
}
