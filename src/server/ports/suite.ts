import type { Clock } from '../../core/kernel/clock.ts'

/** A port made for its conformance suite, and what ends it. */
export interface Made<P> {
  port: P
  close(): Promise<void>
}

/**
 * One thing that a partner must do, in words for its engineers. Run by the adapters' tests, and against a partner's own
 * server by `npm run partner-suite`.
 */
export interface Check<World> {
  what: string
  /** @throws Error whose message says what was wrong. */
  run(world: World): Promise<void>
}

/** What the file `<key>.suite.ts` of a port exports whose partner serves our own HTTP interface. */
export interface PartnerSuite<P = never> {
  /** The moment at which it runs here. */
  suiteClock: Clock
  /** What the partner must do, sandbox or real. */
  checks: readonly Check<{ port: P; clock: Clock }>[]
  /** Hands something over under this key; `other` is something else under the same. */
  hand(world: { port: P; clock: Clock }, key: string, other: boolean): Promise<unknown>
  /** A call that has an answer, one that only asks something where there is one. */
  ask(port: P): Promise<unknown>
}
