import * as z from 'zod/mini'
import { formatDay } from '../../kernel/day.ts'
import { brick } from '../brick/brick.ts'

/** A time that was chosen in the calendar, as wall time in Amsterdam (D53). */
export interface AppointmentTime {
  /** YYYY-MM-DD. */
  date: string
  /** `HH:MM:SS`. */
  startTime: string
  endTime: string
}

/** An answer on its way: a day whose time must still be chosen. */
export interface PickedTime extends Partial<AppointmentTime> {
  /** That somebody else took meanwhile. */
  lost?: string | undefined
  /** `HH:MM:SS` that was asked for, beside what was found near it. */
  wanted?: string | undefined
}

/** `Volgende` without a day or without a time (spec 001 section 5). */
export const timeMissing = 'Je moet een datum en een tijd selecteren voor je naar de volgende stap kunt.'
export const timeLabel = 'Datum en tijd'

const text = (form: RegExp) => z.string(timeMissing).check(z.regex(form, timeMissing))
const appointmentDayForm = /^\d{4}-\d\d-\d\d$/
const wallTimeForm = /^\d\d:\d\d:\d\d$/
const wallTime = text(wallTimeForm)

/** What of an answer in whatever the browser's storage held can be shown. */
export const pickedIn = (stored: unknown): PickedTime => {
  const { date, startTime, endTime, lost } = (stored ?? {}) as Record<keyof PickedTime, unknown>
  const isDay = appointmentDayForm.test(String(date))
  const isTime = (text: unknown): text is string => wallTimeForm.test(String(text))
  return {
    ...(isDay && { date: String(date) }),
    ...(isDay && isTime(startTime) && isTime(endTime) && { startTime, endTime }),
    ...(isDay && isTime(lost) && { lost }),
  }
}

/** `9.00 uur` of `09:00` or `09:00:00`. */
export const hourInWords = (time: string): string => `${Number(time.slice(0, 2))}.${time.slice(3, 5)} uur`

/** `dinsdag 1 december 2026 om 9.00 uur`. */
export const timeInWords = ({ date, startTime }: Pick<AppointmentTime, 'date' | 'startTime'>): string =>
  `${formatDay(date, 'full')} om ${hourInWords(startTime)}`

/**
 * A time out of the calendar. A day alone, without a time, is an answer half-way: it can be held and kept, and is told as
 * missing. Whether the time is free the server knows (`holds`, D54).
 */
export const appointmentTime = brick<AppointmentTime, PickedTime>(
  z.object(
    { date: text(appointmentDayForm), startTime: wallTime, endTime: wallTime },
    timeMissing,
  ) as unknown as z.ZodMiniType<AppointmentTime, PickedTime>,
  {
    label: timeLabel,
    control: 'custom',
    example: { date: '2026-12-01', startTime: '09:00:00', endTime: '10:00:00' },
    show: timeInWords,
    keeps: 'plain',
  },
)
