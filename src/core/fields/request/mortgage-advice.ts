import { yesNo } from '../brick/choice.ts'
import { runTimeChoice } from '../brick/run-time-choice.ts'
import { tick } from './consent.ts'

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

/** Whether the person lives in the home that the advice is about: then its address is not asked once more. */
export const livesThere = tick({ label: 'Eigen adres', sentence: 'Ik woon in het huis waar het over gaat' })
