import { multiLineText } from '../value/multi-line-text.ts'

/** The solution that somebody with a complaint wants, at most 1000 characters (spec 000 section 5). */
export const desiredSolution = multiLineText({
  label: 'Gewenste oplossing',
  example: 'Ik wil graag een nieuwe afspraak op korte termijn.',
  tooLong: 'De gewenste oplossing mag maximaal 1.000 tekens bevatten.',
})
