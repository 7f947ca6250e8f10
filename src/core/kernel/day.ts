/** The one time zone of the product; every local time is a time in this zone. */
export const ZONE = 'Europe/Amsterdam'

/** The source of "now". Tests set it; nothing else in the product reads the machine's time. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

// Days as YYYY-MM-DD only, without the calendar library, which is too large for a funnel's first step. More is in clock.ts.

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('nl-NL', { ...options, timeZone: ZONE })
const inParts = format({ year: 'numeric', month: '2-digit', day: '2-digit' })
const dayFormats = {
  long: format({ weekday: 'long', day: 'numeric', month: 'long' }),
  short: format({ weekday: 'short', day: 'numeric', month: 'long' }),
  full: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  plain: format({ day: 'numeric', month: 'long', year: 'numeric' }),
}

/** The calendar day in Amsterdam at this moment, as YYYY-MM-DD. */
export const todayIso = (clock: Clock): string => {
  const parts = inParts.formatToParts(clock.now())
  const [year, month, day] = ['year', 'month', 'day'].map(
    (type) => parts.find((part) => part.type === type)?.value,
  )
  return `${year}-${month}-${day}`
}

/**
 * A day (YYYY-MM-DD, or anything whose text begins with it) in Dutch: `long` is `vrijdag 4 december`, `short` `vr 4 december`,
 * `full` adds the year, `plain` has no weekday.
 */
export const formatDay = (day: { toString(): string }, as: keyof typeof dayFormats = 'long'): string =>
  // noon in UTC is the same day in Amsterdam; converting to Amsterdam's own noon takes longer than all the rest
  dayFormats[as].format(new Date(`${day.toString().slice(0, 10)}T12:00:00Z`))

const inTime = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The time of an instant in Dutch, in Amsterdam wall time: `9.12`. */
export const timeOf = (at: Date): string => {
  const parts = inTime.formatToParts(at)
  const [hour, minute] = ['hour', 'minute'].map((type) => parts.find((part) => part.type === type)?.value)
  return `${Number(hour)}.${minute}`
}

/** An instant in Dutch, in Amsterdam wall time: `4 december 2026 om 14.05 uur`. */
export const momentInWords = (instant: string): string => {
  const at = new Date(instant)
  return `${dayFormats.plain.format(at)} om ${timeOf(at)} uur`
}
