import { comingDay } from '../value/coming-day.ts'

/** The first day on which a colleague is not there: today, or at most a year ahead. */
export const firstDayAway = comingDay({
  label: 'Eerste dag',
  hint: 'Vandaag, of een dag die nog komt.',
  invalid: 'Kies vandaag, of een dag in het jaar dat komt.',
  years: 1,
})

/** The last day on which a colleague is not there; it counts as well. */
export const lastDayAway = comingDay({
  label: 'Laatste dag',
  hint: 'Weet je het nog niet? Laat dit dan leeg.',
  invalid: 'Kies een dag die nog komt, hooguit twee jaar vooruit.',
  years: 2,
})
