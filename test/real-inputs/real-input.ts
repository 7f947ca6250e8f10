import type { DateParts } from '../../src/core/fields/value/calendar-date.ts'

/**
 * The source of an input. `register`: a public register or standard, with its entry or example; `report`: a public report of
 * somebody whose answer was refused or altered, by `owner/repository#number`; `own`: a specimen of our own, as people type or
 * paste it.
 */
export type Origin = `register: ${string}` | `report: ${string}` | `own: ${string}`

/** Something that people really type, paste or send, with what the site keeps of it or how it refuses it. */
export interface RealInput {
  /** Label of the fields that the input is tried in. */
  field: string
  /** The text that arrives in the field; for a date, its three parts. */
  typed: string | DateParts
  /** The value that is kept when the input is accepted. */
  kept?: unknown
  /** The sentence with which the input is refused. */
  says?: string
  origin: Origin
  /** Set where this is another way of writing an input that stands earlier in the list. */
  variant?: true
}

type Rest = Omit<RealInput, 'field' | 'origin' | 'typed' | 'kept'>

/** Inputs of one field and origin, as pairs of what is typed and what is kept; a single text is kept as it is. */
export const inputs = (
  field: string,
  origin: Origin,
  rows: readonly (string | readonly [typed: string | DateParts, kept: unknown])[],
  rest: Rest = {},
): RealInput[] =>
  rows.map((row) => {
    const [typed, kept] = typeof row === 'string' ? [row, row] : row
    return { field, origin, typed, kept, ...rest }
  })

/** Other ways of writing the inputs that stand before them. */
export const variants = (...[field, origin, rows]: Parameters<typeof inputs>): RealInput[] =>
  inputs(field, origin, rows, { variant: true })

/** Inputs that are refused with this sentence. */
export const refusedInputs = (
  field: string,
  origin: Origin,
  says: string,
  rows: readonly (string | DateParts)[],
): RealInput[] => rows.map((typed) => ({ field, origin, typed, says }))
