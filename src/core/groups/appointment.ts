import * as z from 'zod/mini'
import { optional, wire } from '../fields/brick/brick.ts'
import type { Parsed } from '../fields/brick/group.ts'
import { line } from '../fields/brick/text.ts'
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

const wallTime = z.string(noTime).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, noTime))

/** Number of an office: of its agenda, whose types and times follow. */
export const officeCode = wire(
  wholeNumberSchema({ missing: noOffice, invalid: noOffice, min: 1, max: 999_999 }),
  85,
)
/** As the funnel's request names it (D54). */
export const appointmentType = wire(line({ missing: noType, invalid: noType, max: 40 }), 'juridisch')
/** YYYY-MM-DD. */
export const appointmentDay = wire(z.iso.date(noDay).check(z.refine(isDay, noDay)), '2026-12-01')
/** Wall time in Amsterdam, with or without its seconds (D53). */
export const startTime = wire(wallTime, '09:00:00')
/** How long an appointment takes at a home, where that depends on the home. */
export const visitMinutes = wire(
  wholeNumberSchema({ missing: noMinutes, invalid: noMinutes, min: 15, max: 480 }),
  180,
)
/** By which a time is held for who chose it. */
export const holdToken = wire(z.uuid(noHold), 'c2a6f0d4-1b7e-4f63-8c95-6d1e2a4b7f30')

/** When an appointment of a request is: the start alone or with its end (D53), and the hold that it was chosen under. */
export const appointmentParts = {
  date: appointmentDay,
  time: wire(
    z.union([wallTime, z.object({ startTime: wallTime, endTime: wallTime }, noTime)], noTime),
    '09:00:00' as WantedTime,
  ),
  hold: optional(holdToken),
} as const

/** An appointment with an adviser of money: how one meets, and at which office. */
export const meetingParts = {
  appointmentType: wire(z.enum(moneyMeetings, noType), 'Kantoorbezoek' as const),
  ...appointmentParts,
  officeCode,
  language: optional(wire(z.literal(0, 'Deze afspraak is in het Nederlands.'), 0 as const)),
} as const

/** The same once it is judged. */
export type AppointmentWish = Parsed<typeof appointmentParts>
