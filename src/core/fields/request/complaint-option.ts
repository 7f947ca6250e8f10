import { runTimeChoice } from '../brick/run-time-choice.ts'

/** The subject of a complaint: the key of one of the options in the settings (spec 000 sections 3 and 7). */
export const complaintOption = runTimeChoice({
  label: 'Onderwerp',
  example: 'klusservice',
})
