import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { instantOf } from '../../../core/kernel/clock.ts'
import type { CalendarEvent } from '../../ports/calendar.ts'

/**
 * The property that keeps our own count of changes: calendar programs raise SEQUENCE by themselves when somebody drags an event.
 */
const changeName = 'X-APPOINTMENT-CHANGE'

/** Writes an appointment as a calendar object, without METHOD, organizer and attendees, so that no server invites anybody. */
export const eventText = (event: CalendarEvent, sequence: number, now: number): string => {
  const calendar = ical({ prodId: { company: 'Thuisbasis', product: 'Planning', language: 'NL' } })
  const one = calendar.createEvent({
    id: event.uid,
    sequence,
    start: new Date(instantOf(event.start)),
    end: new Date(instantOf(event.end)),
    stamp: new Date(now),
    summary: event.title.slice(0, 200),
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  })
  one.x(changeName, String(event.sequence))
  return calendar.toString()
}

/** The counts of changes in one of our calendar objects; each is undefined where it is missing or unreadable. */
export interface Changes {
  /** The `sequence` of the appointment when we placed it. */
  placed: number | undefined
  /** The SEQUENCE of the event, which calendar programs may have raised. */
  sequence: number | undefined
}

export const changesIn = (text: string): Changes => {
  const numberOf = (name: string) => {
    const [, digits] = new RegExp(`^${name}(?:;[^:\\r\\n]*)?:(\\d{1,9})\\s*$`, 'im').exec(text) ?? []
    return digits === undefined ? undefined : Number(digits)
  }
  return { placed: numberOf(changeName), sequence: numberOf('SEQUENCE') }
}
