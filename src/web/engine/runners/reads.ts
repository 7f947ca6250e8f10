import type { AnyCall } from '../../../core/contract/call.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { pause } from '../../../core/kernel/pause.ts'
import { stableJson } from '../../../core/kernel/stable-json.ts'
import { type Change, forgetImpossible, moveTo, rederive, resolve, withState } from '../apply/change.ts'
import type { ChangeableStore } from '../apply/changing.ts'
import type { Effect } from '../apply/effect.ts'
import { valueAt } from '../definition/answer-path.ts'
import { emptiedFields } from '../draft/draft.ts'
import type { ReadState } from '../state/readings.ts'
import { questionOf, ReadingCache, type ReadResult } from './reading-cache.ts'
import { isRefusedCall } from './refused-call.ts'

interface Running {
  name: string
  id: string
  controller: AbortController
  done: Promise<void>
}

const readingsOf = ({ funnel, state }: Pick<Change, 'funnel' | 'state'>): ReadingCache =>
  state.world.readings instanceof ReadingCache ? state.world.readings : new ReadingCache(funnel)

/**
 * Stores the answer of a read, so that rules know it. An answer of the visitor that is no longer possible because of it is asked
 * again, with a sentence.
 */
const withReadResult = (c: Change, event: ReadResult): Change => {
  const { world, progress, dropped } = c.state
  const told = rederive(withState(c, { world: { ...world, readings: readingsOf(c).with(event) } }))
  const settled = forgetImpossible(told)
  const { answers } = settled.state.progress
  if (answers === progress.answers) return told
  const { derived, step } = settled.state
  const gone = Object.keys(derived.options).filter(
    (path) => valueAt(progress.answers, path) !== undefined && valueAt(answers, path) === undefined,
  )
  const all = withState(settled, { dropped: [...new Set([...dropped, ...gone])] })
  const target = resolve(all, step)
  if (gone.length > 0 && target !== step && !all.state.after)
    return moveTo(withState(all, { returning: step === c.funnel.overview }), target, 'replace')
  return withState(all, { again: emptiedFields(derived, step, all.state.dropped, answers) })
}

/**
 * Makes a funnel's reads: one call for each question. A question that changed under way (another postcode, the same month) is
 * cancelled, and all are when the funnel is left. The results are kept in the state.
 */
export class Reads {
  readonly #store: ChangeableStore
  /** The running question for each read and what the view wants to see of it. */
  readonly #running = new Map<string, Running>()

  constructor(store: ChangeableStore) {
    this.#store = store
    // from now on a question without an answer counts as under way, not as idle or failed
    void store.change((c) =>
      withState(c, {
        world: { ...c.state.world, readings: c.state.world.readings ?? new ReadingCache(c.funnel) },
      }),
    )
  }

  peek(name: string, asked: unknown): ReadState {
    return readingsOf(this.#store).stateOf(this.#store.state.derived, name, asked)
  }

  refusedAt(field: string): string | undefined {
    return readingsOf(this.#store).refusedAt(field)
  }

  ask(name: string, asked: unknown): void {
    const { funnel, state } = this.#store
    const question = questionOf(funnel, state.derived, name, asked)
    const wish = `${name} ${stableJson(asked)}`
    const under = this.#running.get(wish)?.id
    if (under !== question?.id) this.#cancel(wish)
    if (!question || under === question.id || readingsOf(this.#store).has(question.id)) return
    const controller = new AbortController()
    const { id, input } = question
    const done = this.#call(name, input, controller.signal).then((reading) => {
      if (controller.signal.aborted) return
      this.#running.delete(wish)
      void this.#store.change((c) => withReadResult(c, { id, name, reading }))
    })
    this.#running.set(wish, { name, id, controller, done })
  }

  /**
   * Asks the reads that name this step in `ahead`: at once, and again when their question changes or their answers were dropped.
   */
  askAhead(effects: readonly Effect[]): void {
    const { funnel, state } = this.#store
    if (effects.some(({ kind }) => kind === 'cancelReads')) this.cancel()
    if (!state.ready || state.after || state.busy === 'sent') return
    for (const [name, { ahead }] of Object.entries(funnel.reads ?? {}))
      if (ahead?.includes(state.step)) this.ask(name, undefined)
  }

  /** Makes the call after the read's pause; never rejects. */
  async #call(name: string, input: unknown, signal: AbortSignal): Promise<ReadState> {
    const { funnel, environment } = this.#store
    const read = funnel.reads?.[name]
    try {
      if (read?.pause) await pause(read.pause, signal)
      const endpoint = read?.endpoint as AnyCall
      const answer: unknown = await environment.call(endpoint, input as InputOf<AnyCall>, { signal })
      return { state: read?.isEmpty?.(answer) ? 'empty' : 'ready', answer }
    } catch (error) {
      if (!signal.aborted) environment.log(read?.failure ?? `Failed fetch ${name}`)
      const refused = isRefusedCall(error) ? error.errors : undefined
      return { state: 'error', ...(refused && { refused }) }
    }
  }

  /** Resolves once no read that `Volgende` needs is under way; undefined when none is. */
  settled(): Promise<unknown> | undefined {
    const { reads } = this.#store.funnel
    const needed = [...this.#running.values()].filter(({ name }) => reads?.[name]?.required)
    return needed.length > 0 ? Promise.all(needed.map(({ done }) => done)) : undefined
  }

  #cancel(wish: string): void {
    const running = this.#running.get(wish)
    this.#running.delete(wish)
    running?.controller.abort(new Error('this is no longer asked'))
  }

  cancel(): void {
    for (const wish of [...this.#running.keys()]) this.#cancel(wish)
  }
}
