import type { Funnel } from '../definition/define.ts'
import { draftToStore, emptiedFields, type StoredDraft } from '../draft/draft.ts'
import { withoutImpossible } from '../state/dependent-answers.ts'
import { derive, type Progress } from '../state/derive.ts'
import type { CountedStep } from '../state/environment.ts'
import type { FormState } from '../state/form-state.ts'
import { prefillAnswers } from '../state/prefill.ts'
import { numberOf } from '../state/snapshot.ts'
import type { Errors } from '../state/step-errors.ts'
import { withFixed } from '../state/with-fixed.ts'
import { resolveStep } from '../steps/navigation.ts'
import type { BrowserArguments, BrowserEffect, Effect } from './effect.ts'

/** A state on its way through `apply`, with the effects so far. Every function of this folder returns a new one. */
export interface Change {
  readonly funnel: Funnel
  readonly state: FormState
  readonly effects: readonly Effect[]
}

export const withState = (c: Change, part: Partial<FormState>): Change => ({
  ...c,
  state: { ...c.state, ...part },
})

export const effect = (c: Change, ...effects: readonly Effect[]): Change => ({
  ...c,
  effects: [...c.effects, ...effects],
})

/** Adds a call of an environment method (`writeDraft`, `goBack`) to the effects. */
export const tellBrowser = <M extends keyof BrowserArguments>(
  c: Change,
  method: M,
  ...args: BrowserArguments[M]
): Change => effect(c, { kind: 'browser', method, args } as BrowserEffect)

export const withProgress = (c: Change, part: Partial<Progress>): Change =>
  withState(c, { progress: { ...c.state.progress, ...part } })

/** Derives again everything that follows from the answers. */
export const rederive = (c: Change): Change => {
  const { progress, fixed, world } = c.state
  const whole = { ...progress, answers: withFixed(progress.answers, fixed) }
  return withState(c, { progress: whole, derived: derive(c.funnel, whole, world) })
}

/** The part of the answers that may stand in the browser's storage, with how far the visitor is. */
export const draftOf = ({ funnel, state }: Change, fixed = state.fixed): StoredDraft => {
  const { step, returning, progress, derived, leaveKeys } = state
  const pending = state.pending && { pending: { key: state.pending.key } }
  const draft = draftToStore(funnel, progress, derived, { step, returning, leaveKeys, ...pending }, fixed)
  return { ...draft, dropped: [...new Set([...draft.dropped, ...state.dropped])] }
}

/** Stores the draft, except for what was sent already. */
export const save = (c: Change): Change =>
  c.state.busy === 'sent' ? c : tellBrowser(c, 'writeDraft', draftOf(c))

/** Forgets answers that can no longer be valid, and stores the draft. */
export const forgetImpossible = (c: Change): Change => {
  const { progress, derived } = c.state
  const answers = withoutImpossible(c.funnel, progress.answers, derived)
  return save(answers === progress.answers ? c : rederive(withProgress(c, { answers })))
}

/** Fills in unanswered questions with what is known of the person who is logged in. */
export const prefill = (c: Change, fresh: boolean): Change => {
  const { progress, world } = c.state
  const { viewer, properties } = world
  return withProgress(c, { answers: prefillAnswers(c.funnel, progress.answers, viewer, fresh, properties) })
}

/** Forgets all readings or those that failed, so that they are asked again. */
export const forgetReadings = (c: Change, which: 'failed' | 'all'): Change => {
  const { readings } = c.state.world
  return readings ? withState(c, { world: { ...c.state.world, readings: readings.without(which) } }) : c
}

/** Counts what happened on a step (D52), without anything personal. */
export const record = (
  c: Change,
  outcome: CountedStep['outcome'],
  at?: { step: string; number: number },
): Change => {
  const { step, world } = c.state
  const { membershipStatus } = world.viewer
  const place = at ?? { step, number: numberOf(c.funnel, step) }
  return tellBrowser(c, 'record', { funnel: c.funnel.slug, membershipStatus, outcome, ...place })
}

export const isWrong = ({ derived, step }: FormState): boolean =>
  Object.keys(derived.errors[step] ?? {}).length > 0

/** Shows all errors of this step. What turns out wrong later waits until its field was left. */
export const tellErrors = (c: Change): Change => {
  const { touched, derived, step } = c.state
  return withState(c, { touched: [...touched, ...Object.keys(derived.errors[step] ?? {})] })
}

/** The step to show when the address asks for one. */
export const resolve = ({ funnel, state }: Change, requested: string | null): string =>
  resolveStep(state.derived, funnel, requested)

/** Arrives at a step: no old errors, and a notice about answers that a reload emptied. */
export const arriveAt = (c: Change, step: string): Change => {
  const { derived, dropped, progress } = c.state
  const again = emptiedFields(derived, step, dropped, progress.answers)
  return withState(c, {
    ...{ touched: [], step, after: undefined, arrived: undefined },
    ...{ failed: false, trouble: undefined, again },
  })
}

export const moveTo = (
  c: Change,
  step: string,
  how: 'push' | 'replace' | 'none',
  errors: Errors = {},
): Change => {
  const { derived, step: from, after, moves } = c.state
  const { walkable } = derived
  const direction = walkable.indexOf(step) < walkable.indexOf(from) ? 'back' : 'forward'
  const shown = how === 'none' ? c : effect(c, { kind: 'go', step, how })
  const landed = withState(arriveAt(forgetReadings(shown, 'failed'), step), {
    serverErrors: errors,
    direction,
    moves: moves + 1,
    ...(step === c.funnel.overview && { returning: false }),
    // after an after step the funnel begins again
    ...(after && { busy: 'no' as const }),
  })
  return record(save(landed), 'shown')
}
