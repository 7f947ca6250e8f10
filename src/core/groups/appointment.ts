import * as z from 'zod/mini'
import { optional, wire } from '../fields/brick/brick.ts'
import type { Parsed } from '../fields/brick/group.ts'
import { absentOr, line } from '../fields/brick/text.ts'
import { timeMissing } from '../fields/request/appointment-time.ts'
import { isDay } from '../fields/value/days.ts'
import { wholeNumberSchema } from '../fields/value/whole-number.ts'
import { moneyMeetings } from '../rules/meetings.ts'
import type { WantedTime } from './appointment-rows.ts'

const noOffice = 'Dit kantoor kennen we niet.'
const noType = 'Deze soort afspraak kennen we niet.'
const noDay = 'Dit is geen geldige dag.'
const noTime = 'Dit is geen geldig tijdstip.'
const noMinutes = 'Dit is geen geldige duur.'
const noHold = 'Dit is geen tijdstip dat voor jou wordt vastgehouden.'

// without a day or a time a call is refused in the words of the calendar, with a wrong one in words of its own
const dayErrors = absentOr(timeMissing, noDay)
const timeErrors = absentOr(timeMissing, noTime)

const wallTime = z.string(timeErrors).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, timeErrors))

/** Number of an office, whose agenda has the types and times. */
export const officeCode = wire(
  wholeNumberSchema({ missing: noOffice, invalid: noOffice, min: 1, max: 999_999 }),
  85,
)
/** The type of an appointment in a funnel's request (D54). */
export const appointmentType = wire(line({ missing: noType, invalid: noType, max: 40 }), 'juridisch')
export const appointmentDay = wire(z.iso.date(dayErrors).check(z.refine(isDay, dayErrors)), '2026-12-01')
/** Local time in Amsterdam, with or without its seconds (D53). */
export const startTime = wire(wallTime, '09:00:00')
/** Minutes that an appointment at a home takes, where that depends on the home. */
export const visitMinutes = wire(
  wholeNumberSchema({ missing: noMinutes, invalid: noMinutes, min: 15, max: 480 }),
  180,
)
export const holdToken = wire(z.uuid(noHold), 'c2a6f0d4-1b7e-4f63-8c95-6d1e2a4b7f30')

/** The time of an appointment in a request: the start alone or with its end (D53), and the hold under which it was chosen. */
export const appointmentParts = {
  date: appointmentDay,
  time: wire(
    z.union([wallTime, z.object({ startTime: wallTime, endTime: wallTime }, timeErrors)], timeErrors),
    '09:00:00' as WantedTime,
  ),
  hold: optional(holdToken),
} as const

/** An appointment with a financial adviser: the way to meet, and the office. */
export const meetingParts = {
  appointmentType: wire(z.enum(moneyMeetings, noType), 'Kantoorbezoek' as const),
  ...appointmentParts,
  officeCode,
  language: optional(wire(z.literal(0, 'Deze afspraak is in het Nederlands.'), 0 as const)),
} as const

export type AppointmentWish = Parsed<typeof appointmentParts>
