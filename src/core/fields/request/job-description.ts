import { multiLineText } from '../value/multi-line-text.ts'
import { descriptionTooLong } from './description.ts'

/** Description of the job for the handyman, at most 1000 characters (spec 000 sections 3 and 5). */
export const jobDescription = multiLineText({
  label: 'Omschrijving van de klus',
  example: 'De kraan in de keuken lekt en moet worden vervangen.',
  tooLong: descriptionTooLong,
})
