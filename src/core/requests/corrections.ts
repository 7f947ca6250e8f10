import type { FrozenAnswer } from '../fields/brick/frozen.ts'

/** What an answer of a request was corrected to. */
export interface Corrected {
  /** Which answer: its place in the frozen summary as staff read it, from 0. */
  place: number
  value: string
}

/** Of corrections in the order in which they were made, those of one answer; the last one counts. */
export const correctionsAt = <C extends Corrected>(corrections: readonly C[], place: number): C[] =>
  corrections.filter((one) => one.place === place)

/** The value that counts of the answer at a place. */
export const valueNow = (
  { value }: Pick<FrozenAnswer, 'value'>,
  corrections: readonly Corrected[],
  place: number,
): string => correctionsAt(corrections, place).at(-1)?.value ?? value

/** What stands in place of a signature. */
const signed = 'Gezet'

/**
 * Whether a frozen answer shows only a part of what was filled in, such as the last four characters of an IBAN, or nothing of it,
 * such as of a signature. The whole stands elsewhere, and a correction beside the frozen answer would not reach it.
 */
export const isMasked = ({ value }: Pick<FrozenAnswer, 'value'>): boolean =>
  value.includes('••••') || value === signed

/** Why a masked answer is not corrected here. */
export const maskedSentence =
  'Dit verbeteren we niet hier: een IBAN of een handtekening geeft de afzender zelf opnieuw.'
