import type { Knowledge } from '../../core/fields/knowledge.ts'
import type { Viewer } from '../../core/kernel/viewer.ts'
import { isWithin, valueAt, withValueAt } from './definition/answer-path.ts'
import type { Funnel } from './definition/define.ts'
import { entryCount, isEmpty } from './definition/layout.ts'
import { askedAgain, draftToStore, type StoredDraft } from './draft/draft.ts'
import { fetchSending } from './sending/lazy-sending.ts'
import type { Pending } from './sending/submission.ts'
import { withoutChildren, withoutExcluded, withoutImpossible } from './state/dependent-answers.ts'
import { type Derived, derive, exitOf, type Progress, start, type World } from './state/derive.ts'
import type { Environment, FunnelEvent } from './state/environment.ts'
import { fixedOf, withFixed } from './state/fixed-answers.ts'
import { prefilled } from './state/prefill.ts'
import { RemovedEntries } from './state/removed-entries.ts'
import { firstSnapshot, numberOf, type Snapshot } from './state/snapshot.ts'
import type { Errors } from './state/step-errors.ts'
import { learnAll, missingFor } from './steps/lazy-modules.ts'
import { type ReadState, Reads } from './steps/reads.ts'

/**
 * The answers of one funnel: taking them, forgetting what hung on them, keeping what may be kept, and telling whoever
 * draws them. Moving and sending are the store's.
 */
export class AnswerSheet {
  readonly funnel: Funnel
  readonly environment: Environment
  protected readonly reads: Reads
  readonly #listeners = new Set<() => void>()
  protected world: World
  protected progress: Progress
  protected derived: Derived
  protected pending: Pending | undefined
  /** Answers that an earlier visit gave and the browser could not keep. */
  protected dropped: readonly string[] = []
  protected readonly touched = new Set<string>()
  protected serverErrors: Errors = {}
  protected readonly spare = new RemovedEntries()
  protected snapshot: Snapshot
  #fixed: ReadonlyMap<string, unknown> = new Map()

  constructor(funnel: Funnel, world: World, environment: Environment) {
    this.funnel = funnel
    this.environment = environment
    this.world = world
    this.progress = start(funnel)
    this.derived = derive(funnel, this.progress, world)
    this.reads = new Reads(funnel, environment, () => this.emit({}))
    this.snapshot = firstSnapshot(this.progress, this.derived)
  }

  readonly getSnapshot = (): Snapshot => this.snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  answer(path: string): unknown {
    return valueAt(this.progress.answers, path)
  }

  /** The exit that would be taken now. */
  get exit(): string | undefined {
    return exitOf(this.funnel, this.progress)
  }

  /** Whether this answer follows from who is logged in and cannot be changed here. */
  readonly isFixed = (path: string): boolean => this.#fixed.has(path)

  /** Takes a typed answer; forgets what depended on the old one. */
  set(path: string, given: unknown): void {
    const value = withoutExcluded(this.funnel, path, given, this.answer(path))
    if (this.snapshot.busy === 'sent' || Object.is(this.answer(path), value)) return
    const before = this.derived
    this.progress = { ...this.progress, answers: withValueAt(this.progress.answers, path, value) }
    this.rederive()
    const { answers } = this.progress
    const left = withoutChildren(this.funnel, answers, path, before, this.derived)
    this.progress = { ...this.progress, answers: left }
    this.serverErrors = without(this.serverErrors, path)
    this.dropped = this.dropped.filter((one) => !isWithin(one, path))
    if (left !== answers) this.rederive()
    this.settled()
  }

  /** The visitor left a field: its sentence may show from now on, and its clean-up runs. */
  touch(path: string, clean?: (typed: string) => string): void {
    this.environment.afterClick(() => this.#left(path, clean))
  }

  #left(path: string, clean?: (typed: string) => string): void {
    const raw = this.answer(path)
    if (clean && typeof raw === 'string' && clean(raw) !== raw) this.set(path, clean(raw))
    // an empty field that somebody only passed through is not scolded before `Volgende`
    if (!isEmpty(raw)) this.touched.add(path)
    this.emit({})
  }

  /** Sets the number of entries of a list; those taken away come back when it grows again. */
  setCount(path: string, count: number): void {
    const list = this.#listAt(path)
    if (!list) return
    const wanted = Math.min(list.max, Math.max(list.min, count))
    this.set(path, this.spare.resize(path, this.#entries(path), wanted))
  }

  removeEntry(path: string, index: number): void {
    const list = this.#listAt(path)
    const entries = this.#entries(path)
    if (!list || index >= entries.length || entryCount(list, entries) <= list.min) return
    this.touched.clear()
    this.set(path, this.spare.take(path, entries, index))
    if (this.snapshot.failed && this.tellErrors()) this.emit({})
  }

  peek(name: string, asked: unknown): ReadState {
    return this.reads.peek(name, this.derived, asked)
  }

  ask(name: string, asked: unknown): void {
    this.reads.ask(name, this.derived, asked)
  }

  /** Fetches what the fields of these steps are judged by; what was let through for the want of it is judged anew. */
  learn(steps: readonly string[] = Object.keys(this.funnel.steps)): Promise<void> | undefined {
    const missing = missingFor(this.funnel, steps)
    return missing.length > 0 ? this.#learn(missing) : undefined
  }

  async #learn(missing: readonly Knowledge[]): Promise<void> {
    await learnAll(missing)
    this.rederive()
    // a sentence that shows now would push the button away from under the pointer
    if (this.snapshot.ready) this.environment.afterClick(() => this.settled())
  }

  /** Once the first step stands: what later steps need. What fails is asked again when it is needed. */
  fetchAhead(): void {
    void this.learn()
    fetchSending(this.funnel)
  }

  /** Before `begin`: how far an earlier visit came is only judged by all that there is to know. */
  async recall(): Promise<void> {
    if (this.environment.readDraft() !== undefined) await this.learn()
  }

  dispose(): void {
    this.reads.cancel()
  }

  retryReads(): void {
    this.reads.forget('failed')
  }

  protected restore({ answers, found, passed, exit, pending, dropped }: StoredDraft): void {
    this.progress = { answers: { ...this.funnel.initial, ...answers }, found, passed, ...(exit && { exit }) }
    this.pending = pending
    this.dropped = dropped
  }

  /** A step whose answers a reload emptied is walked again, also where they were optional (decision 7). */
  protected askAgain(): void {
    const { answers, passed } = this.progress
    const left = withoutImpossible(this.funnel, answers, this.derived)
    const still = passed.filter((step) => askedAgain(this.derived, step, this.dropped, left).length === 0)
    this.progress = { ...this.progress, answers: left, passed: still }
    this.rederive()
  }

  /** Takes note of who is looking. What was fixed for somebody else is no answer of this one. */
  protected meet(viewer: Viewer): void {
    let { answers } = this.progress
    for (const path of this.#fixed.keys()) answers = withValueAt(answers, path, undefined)
    this.progress = { ...this.progress, answers }
    this.world = { ...this.world, viewer }
    this.#fixed = fixedOf(this.funnel, viewer.profile)
  }

  protected prefill(fresh: boolean): void {
    const answers = prefilled(this.funnel, this.progress.answers, this.world.viewer.profile, fresh)
    this.progress = { ...this.progress, answers }
  }

  #listAt(path: string) {
    return this.derived.layouts[this.snapshot.step]?.lists.find((one) => one.path === path)?.list
  }

  #entries(path: string): unknown[] {
    const entries = this.answer(path)
    return Array.isArray(entries) ? entries : []
  }

  /** Answers or the world changed: everything that follows from them is made anew, kept and told. */
  protected changed(): void {
    this.rederive()
    this.settled()
  }

  protected settled(): void {
    const answers = withoutImpossible(this.funnel, this.progress.answers, this.derived)
    if (answers !== this.progress.answers) {
      this.progress = { ...this.progress, answers }
      this.rederive()
    }
    this.keep()
    this.emit({})
  }

  protected rederive(): void {
    this.progress = { ...this.progress, answers: withFixed(this.progress.answers, this.#fixed) }
    this.derived = derive(this.funnel, this.progress, this.world)
  }

  /** What of the answers may stand in the browser's storage, with how far one is. */
  protected kept(fixed = this.#fixed): StoredDraft {
    const { step, returning } = this.snapshot
    const pending = this.pending && { pending: { key: this.pending.key } }
    const draft = draftToStore(
      this.funnel,
      this.progress,
      this.derived,
      { step, returning, ...pending },
      fixed,
    )
    return { ...draft, dropped: [...new Set([...draft.dropped, ...this.dropped])] }
  }

  protected keep(): void {
    if (this.snapshot.busy !== 'sent') this.environment.writeDraft(this.kept())
  }

  /** Tells all that is wrong on this step now. What turns out wrong later waits until it was touched. */
  protected tellErrors(): boolean {
    const wrong = Object.keys(this.derived.errors[this.snapshot.step] ?? {})
    for (const path of wrong) this.touched.add(path)
    return wrong.length > 0
  }

  #visibleErrors(step: string): Errors {
    const own = Object.entries(this.derived.errors[step] ?? {})
    const seen = own.filter(([path]) => this.touched.has(path))
    return { ...Object.fromEntries(seen), ...this.serverErrors }
  }

  protected emit(change: Partial<Snapshot>): void {
    const next = { ...this.snapshot, ...change }
    const errors = this.#visibleErrors(next.step)
    this.snapshot = { ...next, answers: this.progress.answers, derived: this.derived, errors }
    for (const listener of this.#listeners) listener()
  }

  protected record(outcome: FunnelEvent['outcome'], at?: { step: string; number: number }): void {
    const { step } = this.snapshot
    const { membershipStatus } = this.world.viewer
    const place = at ?? { step, number: numberOf(this.funnel, step) }
    this.environment.record({ funnel: this.funnel.slug, membershipStatus, outcome, ...place })
  }
}

const without = (errors: Errors, path: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([at]) => !isWithin(path, at) && !isWithin(at, path)))
