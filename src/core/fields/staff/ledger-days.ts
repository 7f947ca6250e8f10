import { calendarDate } from '../value/calendar-date.ts'

const dayOfCentury = {
  ok: (day: string) => day >= '2000-01-01' && day <= '2099-12-31',
  keeps: 'plain',
} as const

/** The first day of a list for the books. */
export const ledgerFrom = calendarDate({
  label: 'Eerste dag',
  missing: 'Vul de eerste dag in.',
  invalid: 'Deze eerste dag klopt niet.',
  example: { day: '01', month: '11', year: '2026' },
  ...dayOfCentury,
})

/** The last day of a list for the books; it counts as well. */
export const ledgerUntil = calendarDate({
  label: 'Laatste dag',
  missing: 'Vul de laatste dag in.',
  invalid: 'Deze laatste dag klopt niet.',
  example: { day: '30', month: '11', year: '2026' },
  ...dayOfCentury,
})
