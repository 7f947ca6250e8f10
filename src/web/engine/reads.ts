import type { AnyEndpoint, InputOf } from '../../core/contract/endpoint.ts'
import type { Funnel } from './define.ts'
import type { Environment } from './environment.ts'
import { stableJson } from './stable-json.ts'
import type { Survey } from './walk.ts'

export type ReadState =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'error' }
  | { state: 'empty' | 'ready'; answer: unknown }

const idle: ReadState = { state: 'idle' }

/** What steps read from the API: kept per question, fetched once, cancelled when the funnel goes, never an answer. */
export class Reads {
  readonly #funnel: Funnel
  readonly #environment: Environment
  readonly #changed: () => void
  readonly #kept = new Map<string, ReadState>()
  readonly #running = new Map<string, AbortController>()

  constructor(funnel: Funnel, environment: Environment, changed: () => void) {
    this.#funnel = funnel
    this.#environment = environment
    this.#changed = changed
  }

  #question(name: string, of: Survey, asked: unknown) {
    const read = this.#funnel.reads?.[name]
    if (!read) throw new Error(`${this.#funnel.slug}: no read ${name}`)
    const input = read.input(of.known, of.context, asked)
    return input === undefined ? undefined : { read, input, id: `${name} ${stableJson(input)}` }
  }

  /** What is known of a question now, without asking it. */
  peek(name: string, of: Survey, asked: unknown): ReadState {
    const question = this.#question(name, of, asked)
    return question ? (this.#kept.get(question.id) ?? { state: 'loading' }) : idle
  }

  /** Asks a question unless it was answered or is under way. */
  ask(name: string, of: Survey, asked: unknown): void {
    const question = this.#question(name, of, asked)
    if (!question || this.#kept.has(question.id)) return
    this.#kept.set(question.id, { state: 'loading' })
    const controller = new AbortController()
    this.#running.set(question.id, controller)
    this.#environment
      .call<AnyEndpoint>(question.read.endpoint, question.input as InputOf<AnyEndpoint>, {
        signal: controller.signal,
      })
      .then(
        (answer: unknown) =>
          this.#settle(question.id, { state: question.read.isEmpty?.(answer) ? 'empty' : 'ready', answer }),
        () => {
          if (controller.signal.aborted) return void this.#kept.delete(question.id)
          this.#environment.log(`Failed fetch ${name}`)
          this.#settle(question.id, { state: 'error' })
        },
      )
  }

  #settle(id: string, state: ReadState) {
    this.#running.delete(id)
    this.#kept.set(id, state)
    this.#changed()
  }

  /** Forgets answers, failed ones or all, so that they are asked again. */
  forget(which: 'failed' | 'all'): void {
    for (const [id, kept] of this.#kept) if (which === 'all' || kept.state === 'error') this.#kept.delete(id)
    this.#changed()
  }

  cancel(): void {
    for (const controller of this.#running.values()) controller.abort(new Error('the funnel was left'))
    this.#running.clear()
  }
}
