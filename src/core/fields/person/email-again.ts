import { brick } from '../brick/brick.ts'
import { email } from './email.ts'

export const emailsDiffer = 'De e-mailadressen zijn niet gelijk.'

/** The e-mail address typed once more, to catch typing errors (spec 002 section 2.3). */
export const emailAgain = brick(email.schema, {
  ...email.facts,
  label: 'Herhaal e-mailadres',
  autocomplete: 'off',
  unlisted: true,
})
