import type { Link, Rich } from '../../src/core/content/parts.ts'

/** The texts of a calculator's page: what it answers, how the sum works, what to have at hand. */
export interface Calculator {
  /** Other words that readers search for it by. */
  words: string[]
  question: string
  about: Rich
  ready: string[]
  related: Link[]
}
