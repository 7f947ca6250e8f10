import type { AnyCall } from '../../../core/contract/call.ts'
import type { Context } from '../definition/rule-context.ts'

/** What is known of a read's question: it cannot be asked yet, is under way, failed, or was answered. */
export type ReadState =
  | { state: 'idle' }
  /** `before` is what the read answered last, where it says that this may stand in for the answer: until there is one, and where it failed. */
  | { state: 'loading'; before?: unknown }
  | { state: 'error'; before?: unknown }
  | { state: 'empty' | 'ready'; answer: unknown }

/** What a question is asked with. */
export interface ReadGround {
  known: Record<string, unknown>
  context: Context<Record<string, unknown>>
}

/** Readings: what the funnel's reads answered so far, a value that never changes. */
export interface Readings {
  /** What a rule knows of a read; undefined when it asks another call. */
  answerTo(ground: ReadGround, name: string, endpoint: AnyCall): unknown
  /** How the answers stand that `Volgende` on this step waits for. */
  needs(ground: ReadGround, step: string): readonly ReadState['state'][]
  /** Without those that failed, or without all, so that they are asked again. */
  without(which: 'failed' | 'all'): Readings
}
