import { runTimeChoice } from '../brick/run-time-choice.ts'

/** Number of an office, as text; which ones there are the server says. */
export const office = runTimeChoice({ label: 'Kantoor', example: '200', missing: 'Kies een kantoor.' })

/** How one meets an adviser (D54); an office says which of them it has. */
export const meeting = runTimeChoice({
  label: 'Soort afspraak',
  example: 'Kantoorbezoek',
  missing: 'Kies een soort afspraak.',
})
