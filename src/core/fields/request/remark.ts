import { multiLineText } from '../value/multi-line-text.ts'

/** Remark, at most 1000 characters (spec 001 section 5). */
export const remark = multiLineText({
  label: 'Opmerking',
  example: 'Bel me liever na vijf uur.',
  tooLong: 'De opmerking mag maximaal 1000 karakters bevatten',
})
