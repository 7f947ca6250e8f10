import type { AnyEndpoint, InputOf } from '../../core/contract/endpoint.ts'
import { Fault } from '../../core/kernel/fault.ts'
import type { Viewer } from '../../core/kernel/viewer.ts'
import type { AfterStep, Funnel } from './define.ts'
import type { Environment, FunnelEvent } from './environment.ts'
import type { Errors } from './errors.ts'
import { entryCount, isEmpty } from './fields.ts'
import { askedAgain, keptDraft, readDraft } from './keep.ts'
import { isWithin, valueAt, withoutIndexes, withValueAt } from './path.ts'
import { type ReadState, Reads } from './reads.ts'
import { type Outcome, type Pending, submit } from './submit.ts'
import {
  askedOnLeave,
  exitOf,
  isLast,
  type Progress,
  resolveStep,
  type Survey,
  start,
  stepAfter,
  stepAsking,
  stepBefore,
  survey,
  type World,
} from './walk.ts'

/** What went wrong, as the visitor reads it. `generic` is the block of decision 2, with the phone number. */
export type Trouble = { kind: 'generic' } | { kind: 'sentence'; sentence: string }

/** All that a funnel's screen is drawn from. A new object after every change. */
export interface Snapshot {
  /** False until the stored draft is applied: the server's HTML is inert until then. */
  readonly ready: boolean
  readonly step: string
  /** The after step that is shown instead of a step, once the funnel was sent. */
  readonly after: string | undefined
  readonly answers: Readonly<Record<string, unknown>>
  readonly survey: Survey
  /** Sentences to show now, by field. */
  readonly errors: Errors
  /** A `Volgende` failed on this step: the error summary shows. */
  readonly failed: boolean
  readonly busy: 'no' | 'leaving' | 'sending' | 'sent'
  readonly trouble: Trouble | undefined
  /** Answers that a reload emptied and that are asked again. */
  readonly again: readonly string[]
  /** Counts moves between steps, so that the title can take the focus. */
  readonly moves: number
  readonly direction: 'forward' | 'back'
  /** Came from the overview, goes back to it. */
  readonly returning: boolean
}

/** The state of one funnel on one page. Knows no React; everything it wants of a browser is in its environment. */
export class FunnelStore {
  readonly funnel: Funnel
  readonly #environment: Environment
  readonly #reads: Reads
  readonly #listeners = new Set<() => void>()
  #world: World
  #progress: Progress
  #survey: Survey
  #pending: Pending | undefined
  #dropped: readonly string[] = []
  #touched = new Set<string>()
  readonly #waiting = new Set<Promise<void>>()
  #serverErrors: Errors = {}
  #spare = new Map<string, unknown[]>()
  #snapshot: Snapshot

  constructor(funnel: Funnel, world: World, environment: Environment) {
    this.funnel = funnel
    this.#environment = environment
    this.#world = world
    this.#progress = start(funnel)
    this.#survey = survey(funnel, this.#progress, world)
    this.#reads = new Reads(funnel, environment, () => this.#emit({}))
    this.#snapshot = {
      ready: false,
      step: this.#survey.walkable[0] ?? '',
      after: undefined,
      answers: this.#progress.answers,
      survey: this.#survey,
      errors: {},
      failed: false,
      busy: 'no',
      trouble: undefined,
      again: [],
      moves: 0,
      direction: 'forward',
      returning: false,
    }
  }

  readonly getSnapshot = (): Snapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Applies the stored draft and the address's step, then shows as ready. Called once, after hydration. */
  begin(viewer: Viewer): void {
    this.#world = { ...this.#world, viewer, today: this.#environment.today() }
    const draft = readDraft(this.#environment.readDraft())
    if (draft) {
      const { answers, found, passed, exit } = draft
      this.#progress = {
        answers: { ...this.funnel.initial, ...answers },
        found,
        passed,
        ...(exit && { exit }),
      }
      this.#pending = draft.pending
      this.#dropped = draft.dropped
    }
    this.#prefill(viewer)
    this.#resurvey()
    const requested = this.#environment.requestedStep()
    if (requested !== null && this.funnel.after?.[requested]) {
      this.#emit({ ready: true, after: requested })
      return
    }
    const step = this.#resolve(requested)
    if (requested !== null && requested !== step) this.#environment.showStep(step, 'replace')
    this.#emit({ ...this.#landing(step), ready: true, returning: draft?.returning ?? false })
    this.#record('shown')
  }

  /** Somebody logged in or out while the funnel stood open. */
  viewerChanged(viewer: Viewer): void {
    this.#world = { ...this.#world, viewer }
    this.#prefill(viewer)
    this.#changed({})
  }

  /** The browser's back or forward button. */
  followAddress(): void {
    if (this.#snapshot.busy === 'sent') return
    this.#reads.forget('failed')
    this.#moveTo(this.#resolve(this.#environment.requestedStep()), 'none')
  }

  answer(path: string): unknown {
    return valueAt(this.#progress.answers, path)
  }

  /** Takes a typed answer; forgets what depended on the old one. */
  set(path: string, value: unknown): void {
    if (Object.is(this.answer(path), value)) return
    const before = this.#survey.known
    let answers = withValueAt(this.#progress.answers, path, value)
    this.#progress = { ...this.#progress, answers }
    this.#resurvey()
    for (const [parent, children] of Object.entries(this.funnel.clears ?? {}))
      if (
        isWithin(withoutIndexes(path), parent) &&
        !same(valueAt(before, parent), valueAt(this.#survey.known, parent))
      )
        for (const child of children) answers = withValueAt(answers, child, undefined)
    this.#progress = { ...this.#progress, answers }
    this.#serverErrors = without(this.#serverErrors, path)
    this.#dropped = this.#dropped.filter((one) => !isWithin(one, path))
    this.#changed({})
  }

  /** The visitor left a field: its sentence may show from now on, and its clean-up runs. */
  touch(path: string, clean?: (typed: string) => string): void {
    const raw = this.answer(path)
    if (clean && typeof raw === 'string' && clean(raw) !== raw) this.set(path, clean(raw))
    // an empty field that somebody only passed through is not scolded before `Volgende`
    if (!isEmpty(raw)) this.#touched.add(path)
    this.#emit({})
  }

  /** Sets the number of entries of a list; those taken away come back when it grows again. */
  setCount(path: string, count: number): void {
    const place = this.#survey.layouts[this.#snapshot.step]?.lists.find((one) => one.path === path)
    if (!place) return
    const wanted = Math.min(place.list.max, Math.max(place.list.min, count))
    const entries = [...((this.answer(path) as unknown[] | undefined) ?? [])]
    const spare = this.#spare.get(path) ?? []
    while (entries.length > wanted) spare.push(entries.pop())
    while (entries.length < wanted) entries.push(spare.pop() ?? {})
    this.#spare.set(path, spare)
    this.set(path, entries)
  }

  removeEntry(path: string, index: number): void {
    const place = this.#survey.layouts[this.#snapshot.step]?.lists.find((one) => one.path === path)
    const entries = [...((this.answer(path) as unknown[] | undefined) ?? [])]
    if (!place || entryCount(place.list, entries) <= place.list.min) return
    const [taken] = entries.splice(index, 1)
    this.#spare.set(path, [...(this.#spare.get(path) ?? []), taken])
    this.#touched.clear()
    this.set(path, entries)
  }

  peek(name: string, asked: unknown): ReadState {
    return this.#reads.peek(name, this.#survey, asked)
  }

  ask(name: string, asked: unknown): void {
    this.#reads.ask(name, this.#survey, asked)
  }

  /** One try of an after step's poll; a failed one is logged and answers undefined. */
  async poll(of: NonNullable<AfterStep['poll']>, signal: AbortSignal): Promise<unknown> {
    try {
      const input = of.input(new URLSearchParams(this.#environment.query()))
      return await this.#environment.call<AnyEndpoint>(of.endpoint, input as InputOf<AnyEndpoint>, { signal })
    } catch {
      if (!signal.aborted) this.#environment.log(`Failed poll ${of.endpoint.name}`)
      return undefined
    }
  }

  retryReads(): void {
    this.#reads.forget('failed')
  }

  /** A control is still finding something out (an address): `Volgende` waits for it before it checks. */
  wait(work: Promise<unknown>): void {
    const done = work.then(
      () => undefined,
      () => undefined,
    )
    this.#waiting.add(done)
    void done.then(() => this.#waiting.delete(done))
  }

  /** `Volgende`: checks the step, does what must succeed first, and goes on; on the last step it sends. */
  async next(): Promise<void> {
    const { step, busy } = this.#snapshot
    if (busy !== 'no') return
    this.#emit({ busy: 'leaving', trouble: undefined })
    if (this.#waiting.size > 0) await Promise.all(this.#waiting)
    if (!this.#stepIsValid(step) || !(await this.#leave(step))) {
      this.#emit({ busy: 'no' })
      return
    }
    this.#progress = { ...this.#progress, passed: [...new Set([...this.#progress.passed, step])] }
    this.#resurvey()
    if (isLast(this.#survey, step)) {
      await this.#send()
      return
    }
    this.#record('passed')
    this.#emit({ busy: 'no' })
    const back = this.#snapshot.returning && this.funnel.overview
    this.#moveTo(
      back ? resolveStep(this.#survey, this.funnel, back) : (stepAfter(this.#survey, step) ?? step),
      'push',
    )
  }

  /** `Terug`: keeps everything, checks nothing. */
  back(): void {
    const before = stepBefore(this.#survey, this.#snapshot.step)
    if (before && this.#snapshot.busy === 'no') this.#moveTo(before, 'push')
  }

  /** `Wijzig` on the overview: `Volgende` on that step comes back here. */
  edit(step: string): void {
    if (this.#snapshot.busy !== 'no') return
    this.#emit({ returning: true })
    this.#moveTo(resolveStep(this.#survey, this.funnel, step), 'push')
  }

  /** Takes one of the funnel's ways out and goes on. */
  async choose(exit: string): Promise<void> {
    this.#progress = { ...this.#progress, exit }
    this.#changed({})
    await this.next()
  }

  /** Forgets everything and begins again (`Ja, ik wil stoppen`). */
  clear(): void {
    this.#reads.cancel()
    this.#environment.clearDraft()
    this.#progress = start(this.funnel)
    this.#pending = undefined
    this.#dropped = []
    this.#touched.clear()
    this.#serverErrors = {}
    this.#resurvey()
  }

  dispose(): void {
    this.#reads.cancel()
  }

  #resolve(requested: string | null): string {
    return resolveStep(this.#survey, this.funnel, requested)
  }

  #prefill(viewer: Viewer): void {
    if (!viewer.profile || !this.funnel.prefill) return
    let { answers } = this.#progress
    const fill = (value: unknown, path: string): void => {
      if (value !== null && typeof value === 'object' && !Array.isArray(value))
        for (const [name, inner] of Object.entries(value)) fill(inner, path ? `${path}.${name}` : name)
      else if (value !== undefined && isEmpty(valueAt(answers, path)))
        answers = withValueAt(answers, path, value)
    }
    fill(this.funnel.prefill(viewer.profile), '')
    this.#progress = { ...this.#progress, answers }
  }

  #stepIsValid(step: string): boolean {
    this.#serverErrors = {}
    if (Object.keys(this.#survey.errors[step] ?? {}).length === 0) return true
    this.#record('refused')
    this.#emit({ failed: true, trouble: undefined })
    return false
  }

  async #leave(step: string): Promise<boolean> {
    const leave = this.funnel.onLeave?.[step]
    const asked = leave && askedOnLeave(this.funnel, step, this.#survey.known, this.#survey.context)
    if (!leave || !asked) return true
    try {
      const kept = this.#progress.found[step]
      const answer =
        kept?.asked === asked.asked
          ? kept.answer
          : await this.#environment.call<AnyEndpoint>(leave.endpoint, asked.input as InputOf<AnyEndpoint>)
      this.#progress = {
        ...this.#progress,
        found: { ...this.#progress.found, [step]: { asked: asked.asked, answer } },
      }
      const refusal = leave.refuse?.(answer)
      if (refusal !== undefined) this.#emit({ trouble: { kind: 'sentence', sentence: refusal } })
      return refusal === undefined
    } catch (error) {
      this.#environment.log(leave.failure)
      this.#record('failed')
      this.#leaveFailed(error, leave.field)
      return false
    }
  }

  #leaveFailed(error: unknown, field: string | undefined): void {
    const definite =
      error instanceof Fault && error.status >= 400 && error.status < 500 && error.status !== 429
    if (field && definite) {
      this.#serverErrors = { [field]: error.message }
      this.#emit({ failed: true })
    } else this.#emit({ trouble: { kind: 'generic' } })
  }

  async #send(): Promise<void> {
    const blocked = this.#survey.walkable.find((key) => !this.#survey.isComplete(key))
    if (blocked) {
      this.#emit({ busy: 'no' })
      this.#moveTo(blocked, 'push')
      return
    }
    this.#emit({ busy: 'sending' })
    const remember = (pending: Pending | undefined) => {
      this.#pending = pending
      this.#keep()
    }
    this.#carryOut(await submit(this.funnel, this.#survey, this.#environment, this.#pending, remember))
  }

  #carryOut(outcome: Outcome): void {
    if (outcome.kind === 'sent') {
      this.#sent(outcome)
      return
    }
    this.#record('failed')
    if (outcome.kind === 'unknown' || outcome.generic) {
      this.#emit({ busy: 'no', trouble: { kind: 'generic' } })
      return
    }
    let { answers } = this.#progress
    for (const [path, left] of Object.entries(outcome.stale)) answers = withValueAt(answers, path, left)
    const gone = Object.keys(outcome.stale)
    if (gone.length > 0) this.#reads.forget('all')
    this.#progress = { ...this.#progress, answers }
    this.#resurvey()
    this.#serverErrors = outcome.errors
    const fields = [...Object.keys(outcome.errors), ...gone]
    const owner = this.#survey.walkable.find((key) =>
      fields.some((path) => stepAsking(this.#survey, path) === key),
    )
    if (owner && owner !== this.#snapshot.step) this.#moveTo(owner, 'push', outcome.errors)
    this.#emit({
      busy: 'no',
      failed: Object.keys(outcome.errors).length > 0,
      trouble: outcome.sentence ? { kind: 'sentence', sentence: outcome.sentence } : undefined,
    })
    this.#keep()
  }

  #sent(outcome: Extract<Outcome, { kind: 'sent' }>): void {
    this.#record('sent')
    const { destination, reference, lines } = outcome
    if (reference) this.#environment.keepConfirmation({ funnel: this.funnel.slug, reference, lines })
    this.#environment.clearDraft()
    if ('url' in destination) {
      // the button stays busy until the browser has gone
      this.#emit({ busy: 'sent' })
      this.#environment.leaveFor(destination.url)
      return
    }
    this.clear()
    this.#environment.showStep(destination.after, 'replace')
    this.#emit({ busy: 'sent', after: destination.after, moves: this.#snapshot.moves + 1 })
  }

  #moveTo(step: string, how: 'push' | 'none', errors: Errors = {}): void {
    const { walkable } = this.#survey
    const direction = walkable.indexOf(step) < walkable.indexOf(this.#snapshot.step) ? 'back' : 'forward'
    if (how === 'push' && step !== this.#environment.requestedStep()) this.#environment.showStep(step, 'push')
    this.#serverErrors = errors
    const arrived = step === this.funnel.overview
    this.#emit({
      ...this.#landing(step),
      direction,
      moves: this.#snapshot.moves + 1,
      ...(arrived && { returning: false }),
    })
    this.#keep()
    this.#record('shown')
  }

  /** What is new on arriving at a step: no old errors, and a word about answers that a reload emptied. */
  #landing(step: string): Partial<Snapshot> {
    this.#touched.clear()
    const again = askedAgain(this.#survey, step, this.#dropped, this.#progress.answers)
    return { step, failed: false, trouble: undefined, again }
  }

  #changed(change: Partial<Snapshot>): void {
    this.#resurvey()
    this.#keep()
    this.#emit(change)
  }

  #resurvey(): void {
    this.#survey = survey(this.funnel, this.#progress, this.#world)
  }

  #keep(): void {
    if (this.#snapshot.busy === 'sent') return
    const { step, returning } = this.#snapshot
    const draft = keptDraft(this.funnel, this.#progress, {
      step,
      returning,
      ...(this.#pending && { pending: this.#pending }),
    })
    this.#environment.writeDraft({ ...draft, dropped: [...new Set([...draft.dropped, ...this.#dropped])] })
  }

  #visibleErrors(step: string, failed: boolean): Errors {
    const own = this.#survey.errors[step] ?? {}
    const seen = failed
      ? own
      : Object.fromEntries(Object.entries(own).filter(([path]) => this.#touched.has(path)))
    return { ...seen, ...this.#serverErrors }
  }

  #emit(change: Partial<Snapshot>): void {
    const next = { ...this.#snapshot, ...change }
    this.#snapshot = {
      ...next,
      answers: this.#progress.answers,
      survey: this.#survey,
      errors: this.#visibleErrors(next.step, next.failed),
    }
    for (const listener of this.#listeners) listener()
  }

  #record(outcome: FunnelEvent['outcome']): void {
    const { step } = this.#snapshot
    this.#environment.record({
      funnel: this.funnel.slug,
      number: Object.keys(this.funnel.steps).indexOf(step) + 1,
      step,
      membershipStatus: this.#world.viewer.membershipStatus,
      outcome,
    })
  }

  /** The exit that would be taken now. */
  get exit(): string | undefined {
    return exitOf(this.funnel, this.#progress)
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const without = (errors: Errors, path: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([at]) => !isWithin(path, at) && !isWithin(at, path)))
