import type { Clock } from '../../../core/kernel/clock.ts'
import { instantOf } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Span } from '../../../core/planning/agenda.ts'
import { type Busy, type Calendar, calendarName, hasRoom, isAppointmentUid } from '../../ports/calendar.ts'
import type { CaldavSettings } from './calendar-caldav-config.ts'
import { type Dav, openDav } from './dav.ts'
import { changesIn, eventText } from './event-text.ts'
import { readWithinBounds } from './within-bounds.ts'

/**
 * Calendars of offices on a CalDAV server (RFC 4791). Each office has a collection, in which an appointment is the object
 * `<uid>.ics`. An office without a collection is never busy and takes every event.
 * @throws PartnerError as the port says;
 * `refused` only for an event, never for a wrong password or address.
 */
export const calendarCaldav = (settings: CaldavSettings, clock: Clock): Calendar => {
  const calendarOf = (officeCode: number): string | undefined => {
    const path = settings.calendars.get(officeCode)
    return path === undefined ? undefined : `${settings.url.replace(/\/+$/, '')}/${path}/`
  }
  const busy = async (dav: Dav, calendar: string, span: Span): Promise<Busy[]> => {
    const objects = await dav.query(calendar, { start: basic(span.start), end: basic(span.end) })
    return readWithinBounds({ objects, span }, settings.readingTimeout)
  }
  return {
    async busyWithin(officeCode, span) {
      const calendar = calendarOf(officeCode)
      return calendar === undefined ? [] : busy(openDav(settings), calendar, span)
    },
    async place(officeCode, event) {
      const calendar = calendarOf(officeCode)
      const object = objectOf(calendar, event.uid)
      if (calendar === undefined) return
      const dav = openDav(settings)
      const found = await dav.get(object)
      const { placed = -1, sequence = 0 } = found ? changesIn(found.text) : {}
      if (placed >= event.sequence) return
      if (!hasRoom(event, await busy(dav, calendar, event))) throw new PartnerError(calendarName, 'refused')
      await dav.put(object, eventText(event, Math.max(event.sequence, sequence), clock.now()), found)
    },
    async remove(officeCode, uid) {
      const calendar = calendarOf(officeCode)
      const object = objectOf(calendar, uid)
      if (calendar === undefined) return
      const dav = openDav(settings)
      if (await dav.remove(object)) return
      // The server answered 404 for the object. This query fails when the calendar itself is missing.
      const now = clock.now()
      await dav.query(calendar, { start: basic(iso(now)), end: basic(iso(now + 60_000)) })
    },
  }
}

/**
 * The address of an appointment's object. A UID that is not one of ours is refused, as it could lead to any address below the
 * calendar.
 * @throws PartnerError refused
 */
const objectOf = (calendar: string | undefined, uid: string): string => {
  if (!isAppointmentUid(uid)) throw new PartnerError(calendarName, 'refused')
  return `${calendar}${uid}.ics`
}

const iso = (ms: number): string => new Date(ms).toISOString()

/** An instant in the basic format that CalDAV uses: `20261124T090000Z`. */
const basic = (instant: string): string =>
  iso(instantOf(instant))
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}Z$/, 'Z')
