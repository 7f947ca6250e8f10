import type { AnyCall } from '../../../core/contract/call.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { stableJson } from '../../../core/kernel/stable-json.ts'
import type { Funnel } from '../definition/define.ts'
import type { Derived } from '../state/derive.ts'
import type { Environment } from '../state/environment.ts'

export type ReadState =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'error' }
  | { state: 'empty' | 'ready'; answer: unknown }

const idle: ReadState = { state: 'idle' }

/**
 * What steps read from the API: kept per question, fetched once, never an answer. A question that changed under way
 * (another postcode, the same month) is cancelled; so is everything when the funnel is left.
 */
export class Reads {
  readonly #funnel: Funnel
  readonly #environment: Environment
  readonly #changed: () => void
  readonly #kept = new Map<string, ReadState>()
  /** By what the view wants to see: its running question. */
  readonly #running = new Map<string, { id: string; controller: AbortController }>()

  constructor(funnel: Funnel, environment: Environment, changed: () => void) {
    this.#funnel = funnel
    this.#environment = environment
    this.#changed = changed
  }

  #question(name: string, of: Derived, asked: unknown) {
    const read = this.#funnel.reads?.[name]
    if (!read) throw new Error(`${this.#funnel.slug}: no read ${name}`)
    const input = read.input(of.known, of.context, asked)
    return input === undefined ? undefined : { read, input, id: `${name} ${stableJson(input)}` }
  }

  /** What is known of a question now, without asking it. */
  peek(name: string, of: Derived, asked: unknown): ReadState {
    const question = this.#question(name, of, asked)
    return question ? (this.#kept.get(question.id) ?? { state: 'loading' }) : idle
  }

  /** Asks a question unless it was answered or is under way. */
  ask(name: string, of: Derived, asked: unknown): void {
    const question = this.#question(name, of, asked)
    const wish = `${name} ${stableJson(asked)}`
    // rule: a question that changed is cancelled
    if (this.#running.get(wish)?.id !== question?.id) this.#cancel(wish)
    // rule: a read is asked once
    if (!question || this.#kept.has(question.id)) return
    const { read, input, id } = question
    const controller = new AbortController()
    this.#kept.set(id, { state: 'loading' })
    this.#running.set(wish, { id, controller })
    const settle = (state: ReadState) => {
      // a cancelled question has nothing to say, whatever still came back
      if (controller.signal.aborted) return
      this.#running.delete(wish)
      this.#kept.set(id, state)
      this.#changed()
    }
    this.#environment
      .call<AnyCall>(read.endpoint, input as InputOf<AnyCall>, { signal: controller.signal })
      .then((answer: unknown) => settle({ state: read.isEmpty?.(answer) ? 'empty' : 'ready', answer }))
      .catch(() => {
        // rule: a cancelled question says nothing
        if (!controller.signal.aborted) this.#environment.log(`Failed fetch ${name}`)
        settle({ state: 'error' })
      })
  }

  #cancel(wish: string): void {
    const running = this.#running.get(wish)
    if (!running) return
    this.#running.delete(wish)
    this.#kept.delete(running.id)
    running.controller.abort(new Error('this is no longer asked'))
  }

  /** Forgets answers, failed ones or all, so that they are asked again. */
  forget(which: 'failed' | 'all'): void {
    if (which === 'all') this.cancel()
    for (const [id, kept] of this.#kept) if (which === 'all' || kept.state === 'error') this.#kept.delete(id)
    this.#changed()
  }

  cancel(): void {
    for (const wish of [...this.#running.keys()]) this.#cancel(wish)
  }
}
