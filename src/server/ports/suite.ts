import type { Clock } from '../../core/kernel/clock.ts'

/** A port that was opened for its conformance suite, and the function that closes it. */
export interface PortUnderTest<P> {
  port: P
  close(): Promise<void>
}

/**
 * One thing that a partner must do, described for its engineers. The adapters' tests run it, and `npm run partner-suite` runs it
 * against a partner's own server.
 */
export interface Check<World> {
  what: string
  /** @throws Error whose message says what was wrong. */
  run(world: World): Promise<void>
}

/** What `<key>.suite.ts` exports for a port whose partner serves our own HTTP interface. */
export interface PartnerSuite<P = never> {
  /** The clock of the suite when our own tests run it. */
  suiteClock: Clock
  checks: readonly Check<{ port: P; clock: Clock }>[]
  /** Hands something over under this key; `other` hands something else over under the same key. */
  hand(world: { port: P; clock: Clock }, key: string, other: boolean): Promise<unknown>
  /** Makes a call that has an answer: one that only reads, where the port has such a call. */
  ask(port: P): Promise<unknown>
}
