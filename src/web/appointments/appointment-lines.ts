import { callsInWords } from '../../core/fields/person/phone.ts'
import { type AppointmentTime, timeInWords, timeLabel } from '../../core/fields/request/appointment-time.ts'
import type { ConfirmationLine } from '../engine/definition/exit.ts'

/** The rows of a confirmation page about an appointment: when, how, and where it has a place. */
export const appointmentLines = (
  slot: AppointmentTime | undefined,
  how: string,
  place?: string,
): ConfirmationLine[] => [
  { label: timeLabel, value: slot ? timeInWords(slot) : '' },
  { label: 'Hoe', value: how },
  ...(place === undefined ? [] : [{ label: 'Waar', value: place }]),
]

/** The rows of a confirmation page about a talk by phone: when, who calls, and at which number. */
export const callLines = (
  who: string,
  { slot, phone }: { slot: AppointmentTime | undefined; phone: string | undefined },
): ConfirmationLine[] =>
  appointmentLines(slot, phone === undefined ? 'Per telefoon.' : callsInWords(who, phone))
