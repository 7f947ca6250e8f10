import type { DateParts } from '../../src/core/fields/value/calendar-date.ts'

/**
 * Where an input comes from. `register`: a public register or standard, with its entry or example; `report`: a public
 * report of somebody whose answer was refused or bent, by `owner/repository#number`; `own`: a specimen of our own, as
 * people type or paste it.
 */
export type Origin = `register: ${string}` | `report: ${string}` | `own: ${string}`

/** Something that people really type, paste or send, and what becomes of it. */
export interface RealInput {
  /** The label of the fields that are held against it. */
  field: string
  /** What arrives in the field; a date is what stands in its three parts. */
  typed: string | DateParts
  /** What is kept. */
  kept?: unknown
  /** The sentence that refuses it. */
  says?: string
  origin: Origin
  /** Another way of writing what an input before it holds. */
  variant?: true
}

type Rest = Omit<RealInput, 'field' | 'origin' | 'typed' | 'kept'>

/** Inputs of one field and origin: what is typed, and what is kept; one that is kept as it is stands alone. */
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

/** Other ways of writing what stands before them. */
export const variants = (...[field, origin, rows]: Parameters<typeof inputs>): RealInput[] =>
  inputs(field, origin, rows, { variant: true })

/** Inputs that are refused, with the sentence that they get. */
export const refused = (
  field: string,
  origin: Origin,
  says: string,
  rows: readonly (string | DateParts)[],
): RealInput[] => rows.map((typed) => ({ field, origin, typed, says }))
