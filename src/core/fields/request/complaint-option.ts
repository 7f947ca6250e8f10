import { runTimeChoice } from '../brick/run-time-choice.ts'

/** What a complaint is about: the key of one of the settings' options (spec 000 sections 3 and 7). */
export const complaintOption = runTimeChoice({
  label: 'Onderwerp',
  example: 'klusservice',
})
