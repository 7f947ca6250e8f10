const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

/** The Amsterdam day of an ISO 8601 instant in Dutch words: `25 december 2026`. */
export const dayInWords = (instant: string): string => day.format(new Date(instant))
