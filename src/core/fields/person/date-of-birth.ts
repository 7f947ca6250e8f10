import { fieldToday } from '../brick/today.ts'
import { calendarDate } from '../value/calendar-date.ts'

/** Date of birth, from 1900 up to today (spec 001 section 5, D35). */
export const dateOfBirth = calendarDate({
  label: 'Geboortedatum',
  missing: 'Voer een geboortedatum in.',
  invalid: 'Geboortedatum is niet geldig.',
  example: { day: '03', month: '02', year: '1980' },
  ok: (day) => day >= '1900' && day <= fieldToday(),
  keeps: 'quiet',
  personal: true,
  autocomplete: 'bday',
})
