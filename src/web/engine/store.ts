import type { LazyValue } from '../../core/fields/lazy-value.ts'
import type { Viewer } from '../../core/kernel/viewer.ts'
import { apply } from './apply/apply.ts'
import type { Change } from './apply/change.ts'
import type { Changing } from './apply/changing.ts'
import type { Effect, Told } from './apply/effect.ts'
import type { FunnelEvent } from './apply/event.ts'
import { guardMissed, needsOf } from './apply/moves.ts'
import { valueAt } from './definition/answer-path.ts'
import type { Funnel } from './definition/define.ts'
import { loadDraftReader } from './draft/lazy-draft.ts'
import { fetchSending, holding, loadLeaving, loadSending, reading } from './lazy-sending.ts'
import type { Holds } from './runners/holds.ts'
import type { Reads } from './runners/reads.ts'
import type { Outcome } from './sending/submission.ts'
import { exitOf, type World } from './state/derive.ts'
import type { Environment } from './state/environment.ts'
import { type FormState, firstState, snapshotOf } from './state/form-state.ts'
import { opensAt } from './state/opens-at.ts'
import type { ReadState } from './state/readings.ts'
import type { Snapshot } from './state/snapshot.ts'
import { learnAll, loadRest, missingFor } from './steps/lazy-modules.ts'

export type { Snapshot, Trouble } from './state/snapshot.ts'

type Browser = { [M in keyof Told]: (...args: Told[M]) => void }

const told = <M extends keyof Told>(browser: Browser, method: M, args: Told[M]): void =>
  browser[method](...args)

/**
 * Runs one funnel on one page: hands what happens to `apply`, keeps the state that comes of it and runs its effects.
 * Decides nothing itself, and knows no React; everything it wants of a browser is in its environment.
 */
export class FunnelStore implements Changing {
  readonly funnel: Funnel
  readonly environment: Environment
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Set<Promise<void>>()
  #reads: Reads | undefined
  #holds: Holds | undefined
  #state: FormState
  #snapshot: Snapshot

  constructor(funnel: Funnel, world: World, environment: Environment) {
    this.funnel = funnel
    this.environment = environment
    this.#state = firstState(funnel, world)
    this.#snapshot = snapshotOf(this.#state)
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
    this.#openRunners()
    const [stored, today] = [this.environment.readDraft(), this.environment.today()]
    this.#dispatch(['begin', { viewer, today, stored, requested: this.#requested() }])
  }

  /** The step that the address names, or else the page itself. */
  #requested(): string | null {
    return this.environment.requestedStep() ?? opensAt(this.funnel, this.#state.world) ?? null
  }

  viewerChanged(viewer: Viewer): void {
    this.#dispatch(['viewerChanged', { viewer }])
  }

  followAddress(): void {
    const [travelled, requested] = [this.environment.travelled(), this.#requested()]
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

  /** What is known of a read. Where what asks it could not be fetched, it failed. */
  peek(name: string, asked: unknown): ReadState {
    return this.#reads?.peek(name, asked) ?? { state: this.#state.ready ? 'error' : 'loading' }
  }

  ask(name: string, asked: unknown): void {
    this.#reads?.ask(name, asked)
  }

  /** Whether a read failed whose answer this step needs. */
  get readFailed(): boolean {
    return this.#state.ready && needsOf(this.funnel, this.#state, this.#state.step).includes('error')
  }

  /** Asks again what failed, after fetching what asks it where that had failed. */
  retryReads(): void {
    const again = () => this.#dispatch(['retryReads', {}])
    void (this.#fetchRunners()?.then(again) ?? again())
  }

  /** A view's own trouble: the step is not left while this sentence stands at the answer. */
  block(path: string, sentence: string | undefined): void {
    this.#dispatch(['block', { path, sentence }])
  }

  dispose(): void {
    this.#reads?.cancel()
    this.#holds?.stop()
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
    void this.#fetchRunners()
    void this.learn()
    fetchSending(this.funnel)
  }

  /** Before `begin`: what runs the funnel, and how far an earlier visit came, judged by all that there is to know. */
  async recall(): Promise<void> {
    const runners = this.#fetchRunners()
    if (this.funnel.rest) await loadRest(this.funnel.rest)
    if (runners) await runners
    if (this.environment.readDraft() !== undefined) await Promise.all([this.learn(), loadDraftReader()])
  }

  /** The state as it is, for what was fetched to change it. */
  get state(): FormState {
    return this.#state
  }

  /** Takes the state that a change makes, of a file that only some funnels fetch. */
  change(make: (c: Change) => Change): Promise<unknown> {
    return this.#take(make({ funnel: this.funnel, state: this.#state, effects: [] }))
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
    this.#reads?.askAhead(effects)
    this.#holds?.follow()
    if (changed || effects.length > 0) this.#publish()
    return Promise.all(effects.map((effect) => this.#run(effect)))
  }

  /** What asks its reads and, once one can choose, what keeps its holds, where it has any; what fails is tried again later. */
  #fetchRunners(): Promise<unknown> | undefined {
    const { reads, holds } = this.funnel
    const missing = [
      reads && !this.#reads ? reading : [],
      holds && this.#state.ready && !this.#holds ? holding : [],
    ].flat()
    return missing.length > 0 ? learnAll(missing).then(() => this.#openRunners()) : undefined
  }

  #openRunners(): void {
    const [runReads, runHolds] = [reading.now(), holding.now()]
    if (this.funnel.reads && runReads) this.#reads ??= new runReads.Reads(this)
    if (this.funnel.holds && runHolds) this.#holds ??= new runHolds.Holds(this)
    // what was chosen before
    this.#holds?.follow()
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
      case 'cancelReads':
        // before what follows is asked: `askAhead`
        return undefined
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
    const asked = this.#reads?.settled()
    const holds = this.#holds?.settled()
    const runners = this.#fetchRunners()
    const modules = () => this.learn([step])
    const waiting =
      this.#waiting.size > 0 || asked || holds || runners
        ? Promise.all([...this.#waiting, asked, holds, runners]).then(modules)
        : modules()
    const ready = () => this.#apply(['ready', { step }])
    return waiting ? waiting.then(ready) : ready()
  }

  async #guard({ step, answers }: Extract<Effect, { kind: 'guard' }>): Promise<void> {
    const leaving = await loadLeaving()
    await (leaving ? leaving.passGuards(step, answers, this) : this.change((c) => guardMissed(c, step)))
  }

  async #submit({ derived, pending }: Extract<Effect, { kind: 'submit' }>): Promise<void> {
    const sending = await loadSending()
    const outcome: Outcome = (await sending?.submit(
      this.funnel,
      derived,
      this.environment,
      pending,
      (known) => this.#dispatch(['remember', { pending: known }]),
      this.#state.progress.kept,
    )) ?? { kind: 'unknown' }
    if (outcome.kind === 'unknown') await this.#apply(['unknown', outcome])
    else if (sending) await this.#take(sending.applyOutcome(this.funnel, this.#state, outcome))
  }
}
