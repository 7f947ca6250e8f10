import type { Viewer } from '../../core/kernel/viewer.ts'
import { AnswerSheet } from './answer-sheet.ts'
import { withValueAt } from './definition/answer-path.ts'
import type { LeadsTo } from './definition/exit.ts'
import { askedAgain, readDraft } from './draft/draft.ts'
import { leave, send } from './sending/lazy-sending.ts'
import type { Outcome, Pending } from './sending/submission.ts'
import { start } from './state/derive.ts'
import { type Snapshot, troubleOf } from './state/snapshot.ts'
import type { Errors } from './state/step-errors.ts'
import { isLast, resolveStep, stepAfter, stepAsking, stepBefore } from './steps/navigation.ts'

export type { Snapshot, Trouble } from './state/snapshot.ts'

/** The state of one funnel on one page. Knows no React; everything it wants of a browser is in its environment. */
export class FunnelStore extends AnswerSheet {
  readonly #waiting = new Set<Promise<void>>()

  /** Applies the stored draft and the address's step, then shows as ready. Called once, after hydration. */
  begin(viewer: Viewer): void {
    this.world = { ...this.world, today: this.environment.today() }
    const draft = readDraft(this.funnel, this.environment.readDraft())
    if (draft) this.restore(draft)
    this.meet(viewer)
    this.prefill(draft === undefined)
    this.rederive()
    this.askAgain()
    const requested = this.environment.requestedStep()
    const after = requested === null ? undefined : this.funnel.after?.[requested]
    if (requested !== null && after) {
      if (after.page) this.environment.leaveFor(after.page, 'replace')
      else this.emit({ ready: true, after: requested })
      return
    }
    // a draft that outlives the visit also brings back the step (spec 002 section 2.2)
    const wanted = requested ?? (this.funnel.draft?.where === 'local' ? (draft?.step ?? null) : null)
    const step = this.#resolve(wanted)
    if (wanted !== null && requested !== step) this.environment.showStep(step, 'replace')
    this.emit({ ...this.#landing(step), ready: true, returning: draft?.returning ?? false })
    this.record('shown')
  }

  /** Somebody logged in or out while the funnel stood open. */
  viewerChanged(viewer: Viewer): void {
    this.meet(viewer)
    if (!this.snapshot.ready || this.snapshot.busy === 'sent') return
    this.prefill(false)
    this.changed()
    const { step: at, after } = this.snapshot
    const step = this.#resolve(this.derived.isAlready(at) ? null : at)
    if (step !== at && !after) this.#moveTo(step, 'replace')
  }

  /** The browser's back or forward button. An entry of before a reload that leads nowhere else is passed over. */
  followAddress(): void {
    const { busy, after, step: here } = this.snapshot
    const way = this.environment.travelled()
    const requested = this.environment.requestedStep()
    const step = this.#resolve(requested)
    // the browser is already leaving for another page
    if (busy === 'sent' && !after) return
    if (requested !== null && this.funnel.after?.[requested]) this.emit({ after: requested })
    else if (way === 'back' && step === here && !after) this.environment.goBack()
    else this.#moveTo(step, requested === null ? 'none' : 'replace')
  }

  /** The browser shows the page as it was left: what was sent from it is done, and the funnel begins anew. */
  restored(): void {
    if (this.snapshot.busy !== 'sent' || this.snapshot.after) return
    this.clear()
    this.environment.showStep(this.snapshot.step, 'replace')
    this.emit({ busy: 'no', moves: this.snapshot.moves + 1 })
    this.record('shown')
  }

  /** Takes a typed answer; one that closes the step it stands on leads on from there. */
  override set(path: string, given: unknown): void {
    super.set(path, given)
    const { step } = this.snapshot
    if (!this.derived.walkable.includes(step)) this.#moveTo(this.#resolve(step), 'replace')
  }

  /** A control is still finding something out (an address): `Volgende` waits for it before it checks. */
  wait(work: Promise<unknown>): void {
    const done = Promise.allSettled([work]).then(() => undefined)
    this.#waiting.add(done)
    void done.then(() => this.#waiting.delete(done))
  }

  /** `Volgende`: checks the step, does what must succeed first, and goes on; on the last step it sends. */
  async next(): Promise<void> {
    const { step, busy, ready, after, tries } = this.snapshot
    if (busy !== 'no' || !ready || after) return
    this.emit({ busy: 'leaving', tries: tries + 1, trouble: undefined, done: undefined })
    if (this.#waiting.size > 0) await Promise.all(this.#waiting)
    const learning = this.learn([step])
    if (learning) await learning
    const left = this.#isValid() && (!this.funnel.onLeave?.[step] || this.#leave(step))
    // with nothing to wait for the next step is drawn at once, and no button that waits before it
    const free = typeof left === 'boolean' ? left : await left
    this.emit({ busy: 'no' })
    // whoever went elsewhere in the meantime is not pulled along
    if (!free || this.snapshot.step !== step || !this.#pass(step)) return
    if (isLast(this.derived, step)) return this.#send()
    this.record('passed')
    const { overview, leadsTo } = this.funnel
    const target = this.snapshot.returning && overview ? overview : stepAfter(this.derived, step)
    if (!target && leadsTo) return this.#leadOn(leadsTo)
    this.#moveTo(this.#resolve(target ?? step), 'push')
  }

  /** `Terug`: keeps everything, checks nothing. */
  back(): void {
    const before = stepBefore(this.derived, this.snapshot.step)
    if (before && this.snapshot.busy === 'no') this.#moveTo(before, 'push')
  }

  /** `Wijzig` on the overview: `Volgende` on that step comes back here. */
  edit(step: string): void {
    if (this.snapshot.busy !== 'no') return
    this.emit({ returning: true })
    this.#moveTo(this.#resolve(step), 'push')
  }

  /** Takes one of the funnel's ways out and goes on. */
  async choose(exit: string): Promise<void> {
    if (this.snapshot.busy !== 'no' || !Object.hasOwn(this.funnel.exits, exit)) return
    this.progress = { ...this.progress, exit }
    this.changed()
    await this.next()
  }

  /** Forgets everything and begins again (`Ja, ik wil stoppen`). */
  clear(): void {
    this.reads.cancel()
    this.environment.clearDraft()
    this.progress = start(this.funnel)
    this.pending = undefined
    this.dropped = []
    this.spare.clear()
    this.serverErrors = {}
    this.prefill(true)
    this.rederive()
    this.emit({ ...this.#landing(this.#resolve(null)), returning: false })
  }

  #resolve(requested: string | null): string {
    return resolveStep(this.derived, this.funnel, requested)
  }

  #isValid(): boolean {
    this.serverErrors = {}
    if (!this.tellErrors()) return true
    this.record('refused')
    this.emit({ failed: true })
    return false
  }

  async #leave(step: string): Promise<boolean> {
    const left = await leave(this.funnel, step, this.derived, this.progress.found[step], this.environment)
    if (left.kind === 'free') return true
    if (left.kind === 'found')
      this.progress = { ...this.progress, found: { ...this.progress.found, [step]: left.found } }
    else {
      this.record('failed')
      this.serverErrors = left.errors
    }
    this.emit({ trouble: left.trouble, failed: Object.keys(this.serverErrors).length > 0 })
    return left.kind === 'found' && left.trouble === undefined
  }

  /** Marks a step as gone through. False when its answers changed while it was being left. */
  #pass(step: string): boolean {
    const { passed } = this.progress
    this.progress = { ...this.progress, passed: [...new Set([...passed, step])] }
    this.rederive()
    if (!this.derived.isComplete(step)) {
      this.progress = { ...this.progress, passed }
      this.changed()
      // what the step found may itself be what a rule refuses
      this.emit({ failed: this.tellErrors() })
      return false
    }
    // what was not filled in again is meant to stay empty
    const asked = new Set(this.derived.layouts[step]?.fields.map(({ path }) => path))
    this.dropped = this.dropped.filter((path) => !asked.has(path))
    return true
  }

  async #send(): Promise<void> {
    const blocked = this.derived.walkable.find((key) => !this.derived.isComplete(key))
    if (blocked) return this.#moveTo(blocked, 'push')
    this.emit({ busy: 'sending' })
    const remember = (pending: Pending | undefined) => {
      this.pending = pending
      this.keep()
    }
    const outcome = await send(this.funnel, this.derived, this.environment, this.pending, remember)
    if (outcome.kind === 'sent') return this.#sent(outcome)
    this.record('failed')
    this.emit({ busy: 'no' })
    if (outcome.kind === 'refused' && !outcome.generic) this.#refused(outcome)
    else this.emit({ trouble: troubleOf(outcome) })
  }

  /** Goes on in another funnel with what may be kept; what is fixed goes along, since it may be typed there. */
  #leadOn({ url, funnel, answers }: LeadsTo<Record<string, unknown>>): void {
    const { answers: kept } = this.kept(new Map())
    this.environment.handOver(funnel, { answers: answers(kept, this.derived.context) })
    this.environment.clearDraft()
    this.emit({ busy: 'sent' })
    this.environment.leaveFor(url)
  }

  /** Clears what went stale and brings the visitor to the first step that has something to mend. */
  #refused({ errors, stale, sentence, help }: Extract<Outcome, { kind: 'refused' }>): void {
    let { answers } = this.progress
    for (const [path, left] of Object.entries(stale)) answers = withValueAt(answers, path, left)
    if (Object.keys(stale).length > 0) this.reads.forget('all')
    this.progress = { ...this.progress, answers }
    this.rederive()
    this.serverErrors = errors
    const steps = [...Object.keys(errors), ...Object.keys(stale)].map((path) =>
      stepAsking(this.derived, path),
    )
    // what such a step had found did not hold: it is asked again
    const found = Object.entries(this.progress.found).filter(([step]) => !steps.includes(step))
    this.progress = { ...this.progress, found: Object.fromEntries(found) }
    this.rederive()
    const owner = this.derived.walkable.find((key) => steps.includes(key))
    if (owner && owner !== this.snapshot.step) {
      // once it is mended, the overview is where one came from
      this.emit({ returning: this.snapshot.step === this.funnel.overview })
      this.#moveTo(owner, 'push', errors)
    }
    const trouble = sentence ? troubleOf({ sentence, help }) : undefined
    this.emit({ failed: Object.keys(errors).length > 0, trouble })
    this.keep()
  }

  #sent({ destination, reference, lines }: Extract<Outcome, { kind: 'sent' }>): void {
    this.record('sent')
    const arrival = this.funnel.exits[this.exit ?? '']?.arrival
    if (arrival) this.record('shown', arrival)
    if (reference) this.environment.keepConfirmation({ funnel: this.funnel.slug, reference, lines })
    if ('url' in destination) {
      this.environment.clearDraft()
      // the button stays busy until the browser has gone
      this.emit({ busy: 'sent' })
      this.environment.leaveFor(destination.url)
      return
    }
    this.clear()
    if ('stay' in destination) {
      this.environment.showStep(this.snapshot.step, 'replace')
      this.emit({
        busy: 'no',
        done: { sentence: destination.stay, reference, note: destination.note },
        moves: this.snapshot.moves + 1,
      })
      return
    }
    this.environment.showStep(destination.after, 'replace')
    this.emit({ busy: 'sent', after: destination.after, moves: this.snapshot.moves + 1 })
  }

  #moveTo(step: string, how: 'push' | 'replace' | 'none', errors: Errors = {}): void {
    const { walkable } = this.derived
    const direction = walkable.indexOf(step) < walkable.indexOf(this.snapshot.step) ? 'back' : 'forward'
    if (how !== 'none' && step !== this.environment.requestedStep()) this.environment.showStep(step, how)
    this.serverErrors = errors
    this.reads.forget('failed')
    this.emit({
      ...this.#landing(step),
      direction,
      moves: this.snapshot.moves + 1,
      ...(step === this.funnel.overview && { returning: false }),
      // after an after step the funnel begins anew
      ...(this.snapshot.after && { busy: 'no' as const }),
    })
    this.keep()
    this.record('shown')
  }

  /** What is new on arriving at a step: no old errors, and a word about answers that a reload emptied. */
  #landing(step: string): Partial<Snapshot> {
    this.touched.clear()
    const again = askedAgain(this.derived, step, this.dropped, this.progress.answers)
    return { step, after: undefined, failed: false, trouble: undefined, again }
  }
}
