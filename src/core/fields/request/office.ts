import { runTimeChoice } from '../brick/run-time-choice.ts'

/** Number of an office, as text; the server knows which ones exist. */
export const office = runTimeChoice({ label: 'Kantoor', example: '200', missing: 'Kies een kantoor.' })

/** The way to meet an adviser (D54); each office says which of them it has. */
export const meeting = runTimeChoice({
  label: 'Soort afspraak',
  example: 'Kantoorbezoek',
  missing: 'Kies een soort afspraak.',
})
