import { writing } from './writing.ts'

/** At most 1000 characters (spec 001 section 5). */
export const remark = writing({
  label: 'Opmerking',
  example: 'Bel me liever na vijf uur.',
  tooLong: 'De opmerking mag maximaal 1000 karakters bevatten',
})
