import * as z from 'zod/mini'
import { calendar } from '#field-rules'
import { formatDay } from '../kernel/day.ts'
import { type Brick, brick, type Keeps } from './brick.ts'

/** What three inputs hold; any of them may still be empty. */
export interface DateParts {
  day: string
  month: string
  year: string
}

/** Pads a day or month to two digits when its input is left (spec 001 section 5). */
export const padDatePart = (typed: string): string => {
  const text = typed.slice(0, 20).trim()
  return /^\d$/.test(text) ? `0${text}` : text
}

const fromParts = ({ day, month, year }: DateParts): string => {
  const [d, m, y] = [day, month, year].map((part) => padDatePart(part))
  if (!d && !m && !y) return ''
  return `${y}-${m}-${d}`
}

/** While there is no calendar, every month has 31 days. */
const perhaps = (iso: string): boolean => /-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(iso)

/** Whether this is a day of the calendar, as YYYY-MM-DD. */
const exists = (iso: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(iso) && (calendar.now()?.isDay ?? perhaps)(iso)

const parts = z.object({ day: z.string(), month: z.string(), year: z.string() })

interface DateField {
  label: string
  missing: string
  invalid: string
  example: DateParts
  /** What the day (YYYY-MM-DD) must be besides existing. */
  ok?: (day: string) => boolean
  keeps: Keeps
  personal?: boolean
  autocomplete?: string
}

/** A day asked as day, month and year, or sent as YYYY-MM-DD; gives YYYY-MM-DD (decision 33). */
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
    typeof value === 'string' ? value.slice(0, 20).trim() : fromParts(value),
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
    needs: calendar,
    clean: padDatePart,
    show: (iso) => formatDay(iso, 'plain'),
  })
}
