import { brick } from './brick.ts'
import { line, tidyLine } from './text.ts'

/** Signs that nobody sees: with them two aliases could look the same. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** The public name of somebody in the community, at most 64 characters (spec 001 section 5, decision 41). */
export const alias = brick(
  line({
    invalid: 'Deze alias bevat tekens die je niet kunt zien. Typ hem opnieuw.',
    max: 64,
    tooLong: 'Vul maximaal 64 tekens in.',
    ok: (text) => !unseen.test(text),
  }),
  {
    label: 'Alias',
    control: 'text',
    example: 'tuinliefhebber',
    maxLength: 64,
    clean: tidyLine,
    keeps: 'plain',
    personal: true,
  },
)
