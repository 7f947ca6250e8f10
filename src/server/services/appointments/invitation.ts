import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { instantOf } from '../../../core/kernel/clock.ts'
import type { AppointmentState } from '../../../core/mijn/pages.ts'
import type { Sender } from '../../../core/render.ts'
import type { Attachment } from '../../ports/mail.ts'
import type { StoredAppointment } from './read-appointments.ts'

/** What a calendar shows of an appointment beside its time. */
export interface InvitationText {
  /** The association's name for the service: `Klusservice`. */
  service: string
  summary: string
  description: string
  /** An address, or words such as `Videogesprek`. */
  location?: string
  /** Address of the video call, or of the page where the appointment can be moved. */
  url?: string
  /** Who is invited: the address to which the mail goes. */
  to: string
}

/** Name of the calendar file of an appointment, in mails and on one's own pages. */
export const calendarFile = (number: number): string => `moment-${number}.ics`

interface Kind {
  method: ICalCalendarMethod
  status: ICalEventStatus
  transparency: ICalEventTransparency
}

/**
 * The calendar file for each state (RFC 5546, section 3.2). An appointment that is only asked for is shown, but invites nobody
 * and blocks no time.
 */
const kinds: Readonly<Record<AppointmentState, Kind>> = {
  asked: {
    method: ICalCalendarMethod.PUBLISH,
    status: ICalEventStatus.TENTATIVE,
    transparency: ICalEventTransparency.TRANSPARENT,
  },
  confirmed: {
    method: ICalCalendarMethod.REQUEST,
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  },
  cancelled: {
    method: ICalCalendarMethod.CANCEL,
    status: ICalEventStatus.CANCELLED,
    transparency: ICalEventTransparency.TRANSPARENT,
  },
}

/**
 * The calendar file of an appointment as it stands. Made again from the same appointment it has the same bytes. Its UID never
 * changes, so that a later file replaces or removes the event in a calendar. Times are in UTC, since not every calendar knows our
 * time zone. Its organizer is the address that mails come from: calendars take changes from nobody else (RFC 5546, section
 * 3.2.2). `text` that a visitor wrote must be tame already.
 */
export const invitation = (of: StoredAppointment, text: InvitationText, sender: Sender): Attachment => {
  const { method, status, transparency } = kinds[of.state]
  const { service, to, ...shown } = text
  const calendar = ical({ prodId: { company: sender.name, product: service, language: 'NL' }, method })
  const event = calendar.createEvent({
    ...shown,
    id: `${of.submissionId}-${of.number}`,
    sequence: of.sequence,
    start: new Date(instantOf(of.start)),
    end: new Date(instantOf(of.end)),
    stamp: new Date(instantOf(of.changedAt)),
    status,
    transparency,
    organizer: { name: sender.name, email: sender.mailFrom ?? sender.email },
  })
  if (of.state !== 'asked')
    event.createAttendee({
      email: to,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  return {
    filename: calendarFile(of.number),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  }
}
