/** A way to break the engine, and the tests that must turn red. */
export interface Fault {
  /** The rule that is broken. */
  rule: string
  file: string
  /** Exact text, there once. */
  find: string
  instead: string
  /** Tests that must notice, by name below src/web/engine. */
  tests: readonly string[]
  always?: boolean
}
