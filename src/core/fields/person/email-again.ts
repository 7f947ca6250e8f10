import { brick } from '../brick/brick.ts'
import { email } from './email.ts'

/** Said when the repeated address is another one. */
export const emailsDiffer = 'De e-mailadressen zijn niet gelijk.'

/** The address once more, so that a slip of the finger shows (spec 002 section 2.3). */
export const emailAgain = brick(email.schema, {
  ...email.facts,
  label: 'Herhaal e-mailadres',
  autocomplete: 'off',
  unlisted: true,
})
