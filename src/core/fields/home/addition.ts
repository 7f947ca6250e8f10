import * as z from 'zod/mini'
import { brick } from '../brick/brick.ts'
import { absentOr, readableLine, tidyCode, tidyOverwrite } from '../brick/text.ts'

/** The first entry of the list of additions, which is not an answer (D14). */
export const chooseAddition = 'Kies'
/** The answer of a home without addition; sent as `''` (D14). */
export const noAddition = 'Geen toevoeging'

const missing = 'Voer een toevoeging in.'
const invalid = 'Toevoeging is ongeldig.'

const tidyAddition = (typed: string): string => {
  const text = tidyCode(typed)
  return text === noAddition ? '' : text
}

/** House number addition: at most 10 characters, or `Geen toevoeging`, which becomes `''` (spec 000 section 5, D14). */
export const addition = brick(
  z.string(absentOr(missing, invalid)).check(
    tidyOverwrite(tidyAddition, 10),
    z.maxLength(10, { error: invalid, abort: true }),
    z.refine((text) => text !== chooseAddition, { error: missing, abort: true }),
    z.regex(readableLine, invalid),
  ),
  {
    label: 'Toevoeging',
    control: 'text',
    example: 'A',
    maxLength: 10,
    clean: tidyCode,
    keeps: 'plain',
    sought: 'addition',
  },
)
