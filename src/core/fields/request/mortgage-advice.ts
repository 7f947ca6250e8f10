import { yesNo } from '../brick/choice.ts'
import { runTimeChoice } from '../brick/run-time-choice.ts'

/** The situation for which somebody wants advice. The settings list the situations. */
export const situation = runTimeChoice({
  label: 'Wat is je situatie?',
  example: 'eerste-huis',
  missing: 'Kies je situatie.',
})

export const situationDetail = runTimeChoice({
  label: 'Wat past het best bij je?',
  example: 'zoeken',
  missing: 'Kies wat het best bij je past.',
})

export const withPartner = yesNo({
  label: 'Doe je dit samen met een partner?',
  missing: 'Kies of je dit samen doet.',
})
