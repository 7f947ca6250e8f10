import { runTimeChoice } from '../brick/run-time-choice.ts'
import { multiLineText } from '../value/multi-line-text.ts'

/** The specialism of an online advice, with the errors of spec 001 section 5. The settings list the specialisms. */
export const specialism = runTimeChoice({
  label: 'Specialisatie',
  example: 'juridisch',
  missing: 'Selecteer een specialisatie.',
})

export const topic = runTimeChoice({
  label: 'Onderwerp',
  example: 'buren',
  missing: 'Selecteer een onderwerp.',
})

export const yourQuestion = multiLineText({
  label: 'Vraag',
  example: 'Mag mijn buurman een schutting op de erfgrens plaatsen?',
  missing: 'Voer een vraag in.',
  tooLong: 'De vraag mag maximaal 1.000 tekens bevatten.',
})
