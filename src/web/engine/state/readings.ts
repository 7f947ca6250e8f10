import type { AnyCall } from '../../../core/contract/call.ts'
import type { FieldErrors } from '../../../core/kernel/fault.ts'
import type { Context } from '../definition/rule-context.ts'

/** The state of a read's question: it cannot be asked yet, is under way, failed, or was answered. */
export type ReadState =
  | { state: 'idle' }
  /**
   * `before` is the read's last answer, for reads with `before`: it stands in until there is a new one, and where that failed.
   * `refused` are the server's sentences about fields of the question: asking it once more would change nothing.
   */
  | { state: 'loading'; before?: unknown }
  | { state: 'error'; before?: unknown; refused?: FieldErrors }
  | { state: 'empty' | 'ready'; answer: unknown }

export interface ReadGround {
  known: Record<string, unknown>
  context: Context<Record<string, unknown>>
}

/** Readings: what the funnel's reads answered so far, as an immutable value. */
export interface Readings {
  /** The answer of a read for a rule; undefined when the read uses another endpoint. */
  answerTo(ground: ReadGround, name: string, endpoint: AnyCall): unknown
  /** The states of the reads that `Volgende` on this step waits for. */
  needs(ground: ReadGround, step: string): readonly ReadState['state'][]
  /** The readings without those that failed, or without all, so that they are asked again. */
  without(which: 'failed' | 'all'): Readings
}
