const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

/** The day of an ISO instant in Amsterdam, as a sentence says it: `25 december 2026`. */
export const dayInWords = (instant: string): string => day.format(new Date(instant))
