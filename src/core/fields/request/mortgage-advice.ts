import { yesNo } from '../brick/choice.ts'
import { runTimeChoice } from '../brick/run-time-choice.ts'

/** What somebody wants advice for. Which situations there are the settings say. */
export const situation = runTimeChoice({
  label: 'Wat is je situatie?',
  example: 'eerste-huis',
  missing: 'Kies je situatie.',
})

/** What follows on a situation that has a further question. */
export const situationDetail = runTimeChoice({
  label: 'Wat past het best bij je?',
  example: 'zoeken',
  missing: 'Kies wat het best bij je past.',
})

export const withPartner = yesNo({
  label: 'Doe je dit samen met een partner?',
  missing: 'Kies of je dit samen doet.',
})
