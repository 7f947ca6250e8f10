import type { LazyValue } from '../../core/fields/lazy-value.ts'
import type { Viewer } from '../../core/kernel/viewer.ts'
import { apply } from './apply/apply.ts'
import type { Effect, Told } from './apply/effect.ts'
import type { FunnelEvent } from './apply/event.ts'
import { valueAt } from './definition/answer-path.ts'
import type { Funnel } from './definition/define.ts'
import { fetchSending, loadSending, runStepGuard } from './lazy-sending.ts'
import type { Outcome } from './sending/submission.ts'
import { exitOf, type World } from './state/derive.ts'
import type { Environment } from './state/environment.ts'
import { type FormState, firstState, snapshotOf } from './state/form-state.ts'
import type { Snapshot } from './state/snapshot.ts'
import { learnAll, missingFor } from './steps/lazy-modules.ts'
import { type ReadState, Reads } from './steps/reads.ts'

export type { Snapshot, Trouble } from './state/snapshot.ts'

type Browser = { [M in keyof Told]: (...args: Told[M]) => void }

const told = <M extends keyof Told>(browser: Browser, method: M, args: Told[M]): void =>
  browser[method](...args)

/**
 * Runs one funnel on one page: hands what happens to `apply`, keeps the state that comes of it and runs its effects.
 * Decides nothing itself, and knows no React; everything it wants of a browser is in its environment.
 */
export class FunnelStore {
  readonly funnel: Funnel
  readonly environment: Environment
  readonly #reads: Reads
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Set<Promise<void>>()
  #state: FormState
  #snapshot: Snapshot

  constructor(funnel: Funnel, world: World, environment: Environment) {
    this.funnel = funnel
    this.environment = environment
    this.#state = firstState(funnel, world)
    this.#snapshot = snapshotOf(this.#state)
    this.#reads = new Reads(funnel, environment, () => this.#publish())
  }

  readonly getSnapshot = (): Snapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  answer(path: string): unknown {
    return valueAt(this.#state.progress.answers, path)
  }

  /** The exit that would be taken now. */
  get exit(): string | undefined {
    return exitOf(this.funnel, this.#state.progress)
  }

  /** Whether this answer follows from who is logged in and cannot be changed here. */
  readonly isFixed = (path: string): boolean => this.#state.fixed.has(path)

  /** Called once, after hydration. */
  begin(viewer: Viewer): void {
    const { environment } = this
    const [stored, requested] = [environment.readDraft(), environment.requestedStep()]
    this.#dispatch(['begin', { viewer, today: environment.today(), stored, requested }])
  }

  viewerChanged(viewer: Viewer): void {
    this.#dispatch(['viewerChanged', { viewer }])
  }

  followAddress(): void {
    const [travelled, requested] = [this.environment.travelled(), this.environment.requestedStep()]
    this.#dispatch(['followAddress', { travelled, requested }])
  }

  restored(): void {
    this.#dispatch(['restored', {}])
  }

  set(path: string, given: unknown): void {
    this.#dispatch(['set', { path, given }])
  }

  touch(path: string, clean?: (typed: string) => string): void {
    this.environment.afterClick(() => this.#dispatch(['touch', { path, clean }]))
  }

  setCount(path: string, count: number): void {
    this.#dispatch(['setCount', { path, count }])
  }

  removeEntry(path: string, index: number): void {
    this.#dispatch(['removeEntry', { path, index }])
  }

  /** Resolves once the funnel stands still again. */
  async next(): Promise<void> {
    await this.#apply(['next', {}])
  }

  back(): void {
    this.#dispatch(['back', {}])
  }

  edit(step: string): void {
    this.#dispatch(['edit', { step }])
  }

  async choose(exit: string): Promise<void> {
    await this.#apply(['choose', { exit }])
  }

  clear(): void {
    this.#dispatch(['clear', {}])
  }

  peek(name: string, asked: unknown): ReadState {
    return this.#reads.peek(name, this.#state.derived, asked)
  }

  ask(name: string, asked: unknown): void {
    this.#reads.ask(name, this.#state.derived, asked)
  }

  retryReads(): void {
    this.#reads.forget('failed')
  }

  dispose(): void {
    this.#reads.cancel()
  }

  /** A control is still finding something out (an address): `Volgende` waits for it before it checks. */
  wait(work: Promise<unknown>): void {
    const done = Promise.allSettled([work]).then(() => undefined)
    this.#waiting.add(done)
    void done.then(() => this.#waiting.delete(done))
  }

  /** Fetches what the fields of these steps are validated by; what was let through for the want of it is judged anew. */
  learn(steps: readonly string[] = Object.keys(this.funnel.steps)): Promise<void> | undefined {
    const missing = missingFor(this.funnel, steps)
    return missing.length > 0 ? this.#learn(missing) : undefined
  }

  async #learn(missing: readonly LazyValue[]): Promise<void> {
    await learnAll(missing)
    // a sentence that shows now would push the button away from under the pointer: told after the click
    this.#state = apply(this.funnel, this.#state, ['learn', {}]).state
    if (this.#state.ready) this.environment.afterClick(() => this.#dispatch(['settle', {}]))
  }

  /** Once the first step stands: what later steps need. What fails is asked again when it is needed. */
  fetchAhead(): void {
    void this.learn()
    fetchSending(this.funnel)
  }

  /** Before `begin`: how far an earlier visit came is only judged by all that there is to know. */
  async recall(): Promise<void> {
    // rule: a draft is judged by all that there is to know
    if (this.environment.readDraft() !== undefined) await this.learn()
  }

  #dispatch(event: FunnelEvent): void {
    void this.#apply(event)
  }

  /** Takes the next state, tells whoever draws it and runs its effects in order; resolves when all are done. */
  #apply(event: FunnelEvent): Promise<unknown> {
    return this.#take(apply(this.funnel, this.#state, event))
  }

  #take({ state, effects }: ReturnType<typeof apply>): Promise<unknown> {
    const changed = state !== this.#state
    this.#state = state
    if (changed || effects.length > 0) this.#publish()
    return Promise.all(effects.map((effect) => this.#run(effect)))
  }

  #publish(): void {
    this.#snapshot = snapshotOf(this.#state)
    for (const listener of this.#listeners) listener()
  }

  #run(effect: Effect): Promise<unknown> | undefined {
    switch (effect.kind) {
      case 'browser':
        return void told(this.environment, effect.method, effect.args)
      case 'go':
        if (effect.step !== this.environment.requestedStep())
          this.environment.showStep(effect.step, effect.how)
        return undefined
      case 'forget':
        return void (effect.which === 'running' ? this.#reads.cancel() : this.#reads.forget(effect.which))
      case 'wait':
        return this.#waitFor(effect.step)
      case 'guard':
        return this.#guard(effect)
      case 'submit':
        return this.#submit(effect)
    }
  }

  /** With nothing to wait for the next step is drawn at once, and no button that waits before it. */
  #waitFor(step: string): Promise<unknown> {
    const modules = () => this.learn([step])
    const waiting = this.#waiting.size > 0 ? Promise.all(this.#waiting).then(modules) : modules()
    const ready = () => this.#apply(['ready', { step }])
    // rule: `Volgende` waits for what its step is judged by
    return waiting ? waiting.then(ready) : ready()
  }

  async #guard({ step, derived, found }: Extract<Effect, { kind: 'guard' }>): Promise<void> {
    const result = await runStepGuard(this.funnel, step, derived, found, this.environment)
    await this.#apply(['guardEnded', { step, result }])
  }

  async #submit({ derived, pending }: Extract<Effect, { kind: 'submit' }>): Promise<void> {
    const sending = await loadSending()
    const outcome: Outcome = (await sending?.submit(
      this.funnel,
      derived,
      this.environment,
      pending,
      (known) => this.#dispatch(['remember', { pending: known }]),
    )) ?? { kind: 'unknown' }
    if (outcome.kind === 'unknown') await this.#apply(['unknown', outcome])
    else if (sending) await this.#take(sending.applyOutcome(this.funnel, this.#state, outcome))
  }
}
