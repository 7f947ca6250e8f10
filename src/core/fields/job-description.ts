import { descriptionTooLong } from './description.ts'
import { writing } from './writing.ts'

/** What the handyman should know, at most 1000 characters (spec 000 sections 3 and 5). */
export const jobDescription = writing({
  label: 'Omschrijving van de klus',
  example: 'De kraan in de keuken lekt en moet worden vervangen.',
  tooLong: descriptionTooLong,
})
