import * as z from 'zod/mini'
import { formatDay } from '../../kernel/day.ts'
import { brick } from '../brick/brick.ts'

/** A time that was chosen in the calendar, as local time in Amsterdam (D53). */
export interface AppointmentTime {
  /** YYYY-MM-DD. */
  date: string
  /** `HH:MM:SS`. */
  startTime: string
  endTime: string
}

/** An unfinished answer: a day of which the time may still have to be chosen. */
export interface PickedTime extends Partial<AppointmentTime> {
  /** The chosen time (`HH:MM:SS`) that somebody else took meanwhile. */
  lost?: string | undefined
  /** The time (`HH:MM:SS`) that was asked for, when another one near it was found. */
  wanted?: string | undefined
}

/** Error of `Volgende` without a day or without a time (spec 001 section 5). */
export const timeMissing = 'Je moet een datum en een tijd selecteren voor je naar de volgende stap kunt.'
export const timeLabel = 'Datum en tijd'

const text = (form: RegExp) => z.string(timeMissing).check(z.regex(form, timeMissing))
const appointmentDayForm = /^\d{4}-\d\d-\d\d$/
const wallTimeForm = /^\d\d:\d\d:\d\d$/
const wallTime = text(wallTimeForm)

/** The valid parts of an answer that browser storage held; the storage may hold anything. */
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

/** An hour in Dutch: `9.00 uur` for `09:00` or `09:00:00`. */
const hourInWords = (time: string): string => `${Number(time.slice(0, 2))}.${time.slice(3, 5)} uur`

/** A chosen time in Dutch: `dinsdag 1 december 2026 om 9.00 uur`. */
export const timeInWords = ({ date, startTime }: Pick<AppointmentTime, 'date' | 'startTime'>): string =>
  `${formatDay(date, 'full')} om ${hourInWords(startTime)}`

/**
 * A time from the calendar. A day without a time is an unfinished answer: it can be held and kept, and gives the error of a
 * missing answer. The server knows whether the time is free (`holds`, D54).
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
