import type { Source } from '../../../core/kernel/figure.ts'

/** A sum that was made elsewhere: by a public source, or by hand from its figures. Never a result of our own code. */
export interface ToolCase {
  name: string
  answers: Readonly<Record<string, unknown>>
  /** The expected numbers, by the names of the calculator's `values`; amounts in cents. */
  values: Readonly<Record<string, number>>
  /** YYYY-MM-DD; the kit's own day when left out. */
  today?: string
  source: Source
  /** What the source says, or the sum made by hand from its figures; where sources differ, which was followed and why. */
  says: string
  /** True where the source could not be read when the case was written (D60). */
  toVerify?: true
}
