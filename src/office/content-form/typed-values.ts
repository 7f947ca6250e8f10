import { parseAbsolute, parseDateTime, toZoned } from '@internationalized/date'
import { centsOf } from '../../core/fields/value/money.ts'
import { ZONE } from '../../core/kernel/day.ts'
import { formatCents } from '../../core/kernel/money.ts'

/** A number that somebody typed; what is no number stays as typed, so that its fault can be told and nothing is lost. */
export const numberTyped = (text: string): number | string => {
  const bare = text.trim().replace(',', '.')
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(bare) ? Number(bare) : text
}

/** Cents of an amount in euros that somebody typed; what is no amount stays as typed. */
export const centsTyped = (text: string): number | string => centsOf(text) ?? text

/** Cents as an amount to type in: `1.250,00`. A value that is no number of cents is shown as it is. */
export const shownCents = (value: unknown): string => {
  if (typeof value === 'number') return formatCents(value).replace('€ ', '')
  return typeof value === 'string' ? value : ''
}

const day = /^\d{4}-\d\d-\d\d$/

/** Whether a field for a day can show a value; of another the text itself is shown. */
export const isShownDay = (value: unknown): boolean =>
  value === undefined || value === '' || (typeof value === 'string' && day.test(value))

/** The wall time in Amsterdam of a moment (ISO 8601 with offset), as a field for a moment has it: `2026-03-01T09:00`. */
export const wallTimeOf = (moment: string): string | undefined => {
  try {
    return parseAbsolute(moment, ZONE).toString().slice(0, 16)
  } catch {
    return undefined
  }
}

/** The moment (ISO 8601 with the offset of Amsterdam) of a wall time: `2026-03-01T09:00:00+01:00`. */
export const momentOf = (wallTime: string): string | undefined => {
  try {
    return toZoned(parseDateTime(wallTime), ZONE).toString().replace(/\[.*$/, '')
  } catch {
    return undefined
  }
}
