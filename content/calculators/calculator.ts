import type { Link, Rich } from '../../src/core/content/parts.ts'

/** A calculator in words: what it answers, how the sum works, what to have at hand. */
export interface Calculator {
  /** What readers call it beside its name. */
  words: string[]
  question: string
  about: Rich
  ready: string[]
  related: Link[]
}
