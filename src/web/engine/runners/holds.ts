import type { AnyCall } from '../../../core/contract/call.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { stableJson } from '../../../core/kernel/stable-json.ts'
import { rederive, save, withProgress } from '../apply/change.ts'
import type { ChangeableStore } from '../apply/changing.ts'
import { applyOutcome } from '../apply/outcome.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { FormState } from '../state/form-state.ts'
import { isRefusedCall } from './refused-call.ts'

interface Running {
  asked: string
  token: string | undefined
  timer?: ReturnType<typeof setTimeout>
  done?: Promise<void>
}

/**
 * Holds: keeps what the visitor chose free for them. A hold is taken on choosing, renewed over all steps, and released when its
 * answer is cleared; another answer takes its place under the same token.
 */
export class Holds {
  readonly #store: ChangeableStore
  readonly #running = new Map<string, Running>()

  constructor(store: ChangeableStore) {
    this.#store = store
  }

  get #holds() {
    return this.#store.funnel.holds ?? {}
  }

  /** Takes, changes or releases holds as the answers of this state ask; does nothing when they match what is held. */
  follow(): void {
    const { state } = this.#store
    if (!state.ready) return
    // what was sent is booked by now: nothing to release
    if (state.busy === 'sent') this.stop()
    else this.#change(state)
  }

  #change({ derived: { known, context }, progress }: FormState): void {
    for (const [path, hold] of Object.entries(this.#holds)) {
      const input = hold.input(known, context, undefined)
      const asked = input === undefined ? undefined : stableJson(input)
      const running = this.#running.get(path)
      if (asked === running?.asked) continue
      const token = running?.token ?? progress.held?.[path]?.token
      clearTimeout(running?.timer)
      if (asked === undefined) this.#release(path, token)
      else this.#begin(path, { asked, token }, running)
    }
  }

  /** Takes a hold after the one under way for the earlier answer has ended, so that it can use that one's token. */
  #begin(path: string, running: Running, before: Running | undefined): void {
    this.#running.set(path, running)
    const begin = async () => {
      if (before) {
        await before.done
        running.token = before.token ?? running.token
      }
      if (this.#running.get(path) === running) await this.#take(path, running)
    }
    running.done = begin()
  }

  async #take(path: string, running: Running): Promise<void> {
    const hold = this.#holds[path]
    if (!hold) return
    const { environment, state } = this.#store
    const { known, context } = state.derived
    const isCurrent = () => this.#running.get(path) === running
    try {
      const input = hold.input(known, context, running.token)
      const answer: unknown = await environment.call<AnyCall>(hold.endpoint, input as InputOf<AnyCall>)
      const token = hold.token(answer)
      running.token = token
      if (!isCurrent()) return this.#running.has(path) ? undefined : this.#let(path, token)
      this.#keep(path, { asked: running.asked, token })
    } catch (error) {
      if (!isCurrent()) return
      if (isRefusedCall(error)) return await this.#refused(path, error.message)
      environment.log(`Failed hold ${path}`)
    }
    running.timer = setTimeout(() => void this.#take(path, running), hold.everyMs)
  }

  async #refused(path: string, sentence: string): Promise<void> {
    this.#running.delete(path)
    this.#keep(path, undefined)
    if (this.#store.state.busy === 'sent') return
    const { funnel: of, state } = this.#store
    const left = of.spoils?.[path]?.remains?.(valueAt(state.derived.known, path) as never, [])
    const refusal = { errors: { [path]: sentence }, stale: { [path]: left }, generic: false }
    // handled as a refusal of the submission would be
    await this.#store.change(({ funnel, state }) => ({
      funnel,
      ...applyOutcome(funnel, state, { kind: 'refused', ...refusal }),
    }))
  }

  /** Stores a hold for the request and in the draft, so that it is renewed after a reload; undefined removes it. */
  #keep(path: string, now: NonNullable<FormState['progress']['held']>[string] | undefined): void {
    void this.#store.change((c) => {
      const { [path]: _, ...rest } = c.state.progress.held ?? {}
      return save(rederive(withProgress(c, { held: now ? { ...rest, [path]: now } : rest })))
    })
  }

  #release(path: string, token: string | undefined): void {
    this.#running.delete(path)
    if (token === undefined) return
    this.#keep(path, undefined)
    this.#let(path, token)
  }

  /** Releases a hold without waiting for the answer: it lapses by itself if the call fails. */
  #let(path: string, token: string): void {
    this.#holds[path]?.release(this.#store.environment.call, token).catch(() => undefined)
  }

  /** Resolves once no hold is being taken any more; undefined when nothing is held. */
  settled(): Promise<unknown> | undefined {
    const taking = [...this.#running.values()].map(({ done }) => done)
    return taking.length > 0 ? Promise.all(taking) : undefined
  }

  /** Stops renewing, without releasing anything. */
  stop(): void {
    for (const { timer } of this.#running.values()) clearTimeout(timer)
    this.#running.clear()
  }
}
