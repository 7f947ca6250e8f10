import * as z from 'zod/mini'
import { formatDay } from '../../kernel/day.ts'
import { type Brick, brick, type Keeps } from '../brick/brick.ts'
import { tidyCode } from '../brick/text.ts'
import { isDay } from './days.ts'

/** What the three inputs of a date hold; any of them may still be empty. */
export interface DateParts {
  day: string
  month: string
  year: string
}

/** Most characters that are read as a date, more than any written date has. */
const longest = 60

const months = [
  ...['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli'],
  ...['augustus', 'september', 'oktober', 'november', 'december'],
]

/** The number of a month that is written as a word: `februari`, `feb`, `febr.`; anything else stays as it is. */
const monthNumber = (typed: string): string => {
  const word = typed.toLowerCase().replace(/\.$/, '')
  const short = word === 'mrt' ? 'maart' : word
  const at = short.length < 3 ? -1 : months.findIndex((month) => month.startsWith(short))
  return at < 0 ? typed : String(at + 1)
}

/** Pads a day or month to two digits when its input is left (spec 001 section 5). */
export const padDatePart = (typed: string): string => {
  const text = typed.length > longest ? typed : monthNumber(tidyCode(typed))
  return /^\d$/.test(text) ? `0${text}` : text
}

const wholeDates = [
  /^(?<day>\d{1,2})[ ./-]+(?<month>\d{1,2}|\p{L}{3,9}\.?)[ ./-]+(?<year>\d{4})$/u,
  /^(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})$/u,
]

/** The parts of a whole date as people write it: `3-2-1980`, `03/02/1980`, `3 februari 1980`, `1980-02-03`. */
const wholeDate = (typed: string): DateParts | undefined => {
  if (typed.length > longest) return undefined
  const text = tidyCode(typed)
  for (const pattern of wholeDates) {
    const { day, month, year } = pattern.exec(text)?.groups ?? {}
    if (day && month && year) return { day, month, year }
  }
  return undefined
}

/**
 * Cleans up what was typed into the three inputs: months in words become numbers, days and months get two digits, and a whole
 * date in one input is divided over all three.
 */
export const tidyDateParts = ({ day, month, year }: DateParts): DateParts => {
  const whole = [day, month, year].map(wholeDate).find(Boolean) ?? { day, month, year }
  return {
    day: padDatePart(whole.day),
    month: padDatePart(whole.month),
    year: whole.year.length > longest ? whole.year : tidyCode(whole.year),
  }
}

const fromParts = (typed: DateParts): string => {
  const { day, month, year } = tidyDateParts(typed)
  return day || month || year ? `${year}-${month}-${day}` : ''
}

/** Whether a text is an existing day as YYYY-MM-DD. */
const exists = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso) && isDay(iso)

const parts = z.object({ day: z.string(), month: z.string(), year: z.string() })

interface DateField {
  label: string
  missing: string
  invalid: string
  example: DateParts
  /** What else must hold for an existing day (YYYY-MM-DD). */
  ok?: (day: string) => boolean
  keeps: Keeps
  personal?: boolean
  autocomplete?: string
}

/** A date that is asked as day, month and year, or sent as YYYY-MM-DD; its value is YYYY-MM-DD (D33). */
export const calendarDate = ({
  missing,
  invalid,
  ok,
  ...facts
}: DateField): Brick<string, DateParts | string> => {
  const input = z.union([z.string(), parts], {
    error: (issue) => (issue.input === undefined || issue.input === null ? missing : invalid),
  })
  const joined = z.transform((value: string | DateParts) =>
    typeof value === 'string' ? tidyCode(value.slice(0, longest)) : fromParts(value),
  )
  const day = z.string(invalid).check(
    z.minLength(1, { error: missing, abort: true }),
    z.refine((iso) => exists(iso) && (ok?.(iso) ?? true), invalid),
  )
  const schema = z.pipe(
    z.pipe(input, joined) as z.ZodMiniType<unknown, DateParts | string>,
    day as z.ZodMiniType<string, unknown>,
  )
  return brick(schema, {
    ...facts,
    control: 'date-parts',
    inputMode: 'numeric',
    clean: padDatePart,
    show: (iso) => formatDay(iso, 'plain'),
  })
}
