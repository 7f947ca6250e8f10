import { fetchNumberingPlans } from '#numbering-plans'
import type { Viewer } from '../../core/kernel/viewer.ts'
import { apply } from './apply/apply.ts'
import type { Change } from './apply/change.ts'
import type { ChangeableStore } from './apply/changing.ts'
import type { BrowserArguments, Effect } from './apply/effect.ts'
import type { FunnelEvent } from './apply/event.ts'
import { needsOf } from './apply/moves.ts'
import { applyOutcome } from './apply/outcome.ts'
import { valueAt } from './definition/answer-path.ts'
import type { Funnel } from './definition/define.ts'
import { Holds } from './runners/holds.ts'
import { Reads } from './runners/reads.ts'
import { passGuards } from './runners/step-guard.ts'
import { submit } from './sending/submission.ts'
import { exitOf, type World } from './state/derive.ts'
import type { Environment } from './state/environment.ts'
import { type FormState, firstState, snapshotOf } from './state/form-state.ts'
import { opensAt } from './state/opens-at.ts'
import type { ReadState } from './state/readings.ts'
import type { Snapshot } from './state/snapshot.ts'

export type { Snapshot, Trouble } from './state/snapshot.ts'

type Browser = { [M in keyof BrowserArguments]: (...args: BrowserArguments[M]) => void }

const callBrowser = <M extends keyof BrowserArguments>(
  browser: Browser,
  method: M,
  args: BrowserArguments[M],
): void => browser[method](...args)

/**
 * Runs one funnel on one page: passes events to `apply`, keeps the resulting state and runs its effects. It decides nothing
 * itself and does not know React; everything it wants of a browser is in its environment.
 */
export class FunnelStore implements ChangeableStore {
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

  /** The chosen exit, or the only one. */
  get exit(): string | undefined {
    return exitOf(this.funnel, this.#state.progress)
  }

  /** Whether this answer follows from who is logged in and cannot be changed here. */
  readonly isFixed = (path: string): boolean => this.#state.fixed.has(path)

  /** Opens the funnel; called once, after hydration. */
  begin(viewer: Viewer): void {
    if (this.funnel.reads) this.#reads ??= new Reads(this)
    if (this.funnel.holds) this.#holds ??= new Holds(this)
    const [stored, today] = [this.environment.readDraft(), this.environment.today()]
    this.#dispatch(['begin', { viewer, today, stored, requested: this.#requested() }])
  }

  #requested(): string | null {
    return this.environment.requestedStep() ?? opensAt(this.funnel, this.#state.world) ?? null
  }

  /** Fetches the numbering plans of phones, after which every typed number is checked; undefined when they are loaded already. */
  fetchPlans(): Promise<void> | undefined {
    return fetchNumberingPlans()?.then(() => this.#dispatch(['plansFetched', {}]))
  }

  viewerChanged(viewer: Viewer): void {
    this.#whenPlansAreHere(() => this.#dispatch(['viewerChanged', { viewer }]))
  }

  followAddress(): void {
    const [travelled, requested] = [this.environment.travelled(), this.#requested()]
    this.#dispatch(['followAddress', { travelled, requested }])
  }

  restored(): void {
    this.#dispatch(['restored', {}])
  }

  set(path: string, given: unknown): void {
    this.#dispatch(['set', { path, value: given }])
  }

  touch(path: string, clean?: (typed: string) => string): void {
    const touch = () => this.environment.afterClick(() => this.#dispatch(['touch', { path, clean }]))
    if (this.#phonesOf(this.#state.step).includes(path)) this.#whenPlansAreHere(touch)
    else touch()
  }

  setCount(path: string, count: number): void {
    this.#dispatch(['setCount', { path, count }])
  }

  removeEntry(path: string, index: number): void {
    this.#dispatch(['removeEntry', { path, index }])
  }

  /** Does what `Volgende` does. Resolves once everything that follows from it is done. */
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

  /** The state of a read; `loading` before the funnel began. */
  peek(name: string, asked: unknown): ReadState {
    return this.#reads?.peek(name, asked) ?? { state: 'loading' }
  }

  ask(name: string, asked: unknown): void {
    this.#reads?.ask(name, asked)
  }

  /**
   * The server's sentence where it refused a field of what this step reads, such as `houseNumber`; undefined where it refused
   * none, and once another step shows.
   */
  refusedAt(field: string): string | undefined {
    return this.#reads?.refusedAt(field)
  }

  get readFailed(): boolean {
    return this.#state.ready && needsOf(this.#state, this.#state.step).includes('error')
  }

  retryReads(): void {
    this.#dispatch(['retryReads', {}])
  }

  /** Sets a view's own error at an answer: the step is not left while it stands, and with `stops` its button is disabled. */
  block(path: string, sentence: string | undefined, stops?: boolean): void {
    this.#dispatch(['block', { path, sentence, stops }])
  }

  dispose(): void {
    this.#reads?.cancel()
    this.#holds?.stop()
  }

  /** Makes `Volgende` wait for work of a control, such as looking up an address, before it checks. */
  wait(work: Promise<unknown>): void {
    const done = Promise.allSettled([work]).then(() => undefined)
    this.#waiting.add(done)
    void done.then(() => this.#waiting.delete(done))
  }

  get state(): FormState {
    return this.#state
  }

  change(make: (c: Change) => Change): Promise<unknown> {
    return this.#take(make({ funnel: this.funnel, state: this.#state, effects: [] }))
  }

  #dispatch(event: FunnelEvent): void {
    void this.#apply(event)
  }

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

  #phonesOf(step: string): string[] {
    const fields = this.#state.derived.layouts[step]?.fields ?? []
    return fields.filter(({ brick }) => brick.facts.control === 'tel').map(({ path }) => path)
  }

  /** Runs this once the numbering plans of phones are loaded: at once where they are, never where they cannot be loaded. */
  #whenPlansAreHere(then: () => void): void {
    const plans = this.fetchPlans()
    if (plans) void plans.then(then, () => undefined)
    else then()
  }

  #publish(): void {
    this.#snapshot = snapshotOf(this.#state)
    for (const listener of this.#listeners) listener()
  }

  #run(effect: Effect): Promise<unknown> | undefined {
    switch (effect.kind) {
      case 'browser':
        return void callBrowser(this.environment, effect.method, effect.args)
      case 'go':
        if (effect.step !== this.environment.requestedStep())
          this.environment.showStep(effect.step, effect.how)
        return undefined
      case 'cancelReads':
        // done already: `askAhead` cancels before it asks anew
        return undefined
      case 'wait':
        return this.#waitFor(effect.step)
      case 'guard':
        return passGuards(effect.step, effect.answers, this)
      case 'submit':
        return this.#submit(effect)
    }
  }

  /**
   * Waits for what is under way, then sends `ready`. With nothing to wait for the next step is drawn at once, without a busy
   * button in between.
   */
  #waitFor(step: string): Promise<unknown> {
    const plans = this.#phonesOf(step).length > 0 ? this.fetchPlans() : undefined
    const under = [...this.#waiting, this.#reads?.settled(), this.#holds?.settled(), plans].filter(Boolean)
    const ready = () => this.#apply(['ready', { step }])
    // without the plans no number can be checked: the generic error block shows, and the visitor may try again
    return under.length > 0 ? Promise.all(under).then(ready, () => this.#apply(['unknown', {}])) : ready()
  }

  async #submit({ derived, pending }: Extract<Effect, { kind: 'submit' }>): Promise<void> {
    const outcome = await submit(
      this.funnel,
      derived,
      this.environment,
      pending,
      (known) => this.#dispatch(['remember', { pending: known }]),
      this.#state.progress.kept,
    )
    if (outcome.kind === 'unknown') await this.#apply(['unknown', outcome])
    else await this.#take(applyOutcome(this.funnel, this.#state, outcome))
  }
}
