import type { AnyCall } from '../../../core/contract/call.ts'
import { stableJson } from '../../../core/kernel/stable-json.ts'
import type { Funnel } from '../definition/define.ts'
import type { ReadGround, Readings, ReadState } from '../state/readings.ts'

type Kept = Readonly<Record<string, ReadState>>

/** The answer to one question of a read, or its failure. */
export interface ReadResult {
  id: string
  name: string
  reading: ReadState
}

/**
 * A read's question for the answers as they are; undefined when it cannot be asked.
 * @throws Error for an unknown read.
 */
export const questionOf = (
  funnel: Funnel,
  { known, context }: ReadGround,
  name: string,
  asked?: unknown,
): { input: unknown; id: string } | undefined => {
  const read = funnel.reads?.[name]
  if (!read) throw new Error(`${funnel.slug}: no read ${name}`)
  const input = read.input(known, context, asked as never)
  return input === undefined ? undefined : { input, id: `${name} ${stableJson(input)}` }
}

/** Readings by question, with the last answer of each read. */
export class ReadingCache implements Readings {
  readonly #funnel: Funnel
  readonly #kept: Kept
  readonly #last: Readonly<Record<string, unknown>>

  constructor(funnel: Funnel, kept: Kept = {}, last: Readonly<Record<string, unknown>> = {}) {
    this.#funnel = funnel
    this.#kept = kept
    this.#last = last
  }

  has(id: string): boolean {
    return Object.hasOwn(this.#kept, id)
  }

  stateOf(ground: ReadGround, name: string, asked?: unknown): ReadState {
    const question = questionOf(this.#funnel, ground, name, asked)
    if (!question) return { state: 'idle' }
    const before = this.#funnel.reads?.[name]?.before ? this.#last[name] : undefined
    const kept = this.#kept[question.id] ?? { state: 'loading' }
    return (kept.state === 'loading' || kept.state === 'error') && before !== undefined
      ? { ...kept, before }
      : kept
  }

  answerTo(ground: ReadGround, name: string, endpoint: AnyCall): unknown {
    if (this.#funnel.reads?.[name]?.endpoint !== endpoint) return undefined
    const reading = this.stateOf(ground, name)
    return 'answer' in reading ? reading.answer : 'before' in reading ? reading.before : undefined
  }

  /** The server's first sentence about a field of the questions that it refused. */
  refusedAt(field: string): string | undefined {
    return Object.values(this.#kept)
      .map((one) => (one.state === 'error' ? one.refused?.[field]?.[0] : undefined))
      .find((sentence) => sentence !== undefined)
  }

  needs(ground: ReadGround, step: string): readonly ReadState['state'][] {
    return Object.entries(this.#funnel.reads ?? {}).flatMap(([name, { required, ahead }]) =>
      required && ahead?.includes(step) ? [this.stateOf(ground, name).state] : [],
    )
  }

  with({ id, name, reading }: ReadResult): ReadingCache {
    const last = 'answer' in reading ? { ...this.#last, [name]: reading.answer } : this.#last
    return new ReadingCache(this.#funnel, { ...this.#kept, [id]: reading }, last)
  }

  without(which: 'failed' | 'all'): ReadingCache {
    if (which === 'all') return new ReadingCache(this.#funnel)
    const kept = Object.entries(this.#kept).filter(([, { state }]) => state !== 'error')
    return new ReadingCache(this.#funnel, Object.fromEntries(kept), this.#last)
  }
}
