import { guardsOf } from '../state/derive.ts'
import type { FormState } from '../state/form-state.ts'
import { troubleOf } from '../state/snapshot.ts'
import { isLast, stepAfter, stepBefore } from '../steps/navigation.ts'
import {
  type Change,
  draftOf,
  effect,
  forgetImpossible,
  forgetReadings,
  isWrong,
  moveTo,
  record,
  rederive,
  resolve,
  save,
  tellBrowser,
  tellErrors,
  withProgress,
  withState,
} from './change.ts'
import type { FunnelEvents } from './event.ts'

/** `Volgende`: waits for what is under way (a look-up, a read, a hold), then `ready`. */
export const next = (c: Change): Change => {
  const { step, busy, after, tries, done, emptied } = c.state
  if (busy !== 'no' || !c.state.ready || after) return c
  // a second tap after sending: the errors of the emptied form would take the place of the sentence that it was sent
  if (done && emptied && isWrong(c.state)) return c
  const leaving = withState(forgetReadings(c, 'failed'), {
    busy: 'leaving',
    tries: tries + 1,
    trouble: undefined,
    done: undefined,
  })
  return effect(leaving, { kind: 'wait', step })
}

/** The states of the reads that `Volgende` on this step waits for. */
export const needsOf = ({ world, derived }: Pick<FormState, 'world' | 'derived'>, step: string) =>
  world.readings?.needs(derived, step) ?? []

/** Validates the step; the calls that must succeed before it is left are made first. */
export const ready = (c: Change, { step }: FunnelEvents['ready']): Change => {
  // what was waited for may have ended the move: somebody else took the held time
  if (c.state.busy !== 'leaving') return c
  const bare = withState(c, { serverErrors: {} })
  if (isWrong(bare.state)) return withState(record(tellErrors(bare), 'refused'), { failed: true, busy: 'no' })
  const needs = needsOf(bare.state, step)
  if (needs.includes('error'))
    return withState(record(bare, 'failed'), { trouble: troubleOf({}), busy: 'no' })
  // a read is waited for only while the visitor is still on this step
  if (needs.includes('loading') && c.state.step === step) return effect(bare, { kind: 'wait', step })
  return guardsOf(c.funnel, step).length > 0
    ? effect(bare, { kind: 'guard', step, answers: bare.state.progress.answers })
    : leave(withState(bare, { busy: 'no' }), step)
}

/** Leaves a step that was found good: to the next step, out of the funnel, or back to the overview. */
export const leave = (c: Change, step: string): Change => {
  if (c.state.step !== step) return c
  const { passed } = c.state.progress
  const left = rederive(withProgress(c, { passed: [...new Set([...passed, step])] }))
  return left.state.derived.isComplete(step) ? leaveToNext(left, step) : stayOnStep(left, passed)
}

/** Stays on a step whose answers changed while it was being left, or whose own call brought what a rule refuses. */
const stayOnStep = (c: Change, passed: readonly string[]): Change => {
  const told = tellErrors(forgetImpossible(rederive(withProgress(c, { passed }))))
  return withState(told, { failed: isWrong(told.state) })
}

const leaveToNext = (c: Change, step: string): Change => {
  const { derived, dropped, returning } = c.state
  // a field that was emptied by a reload and not filled in again is meant to stay empty
  const asked = new Set(derived.layouts[step]?.fields.map(({ path }) => path))
  const left = withState(c, { dropped: dropped.filter((path) => !asked.has(path)) })
  if (isLast(derived, step)) return send(left)
  const { overview, leadsTo } = c.funnel
  const passed = record(left, 'passed')
  const target = returning && overview ? overview : stepAfter(derived, step)
  if (!target && leadsTo) return leadOn(passed, leadsTo)
  return moveTo(passed, resolve(passed, target ?? step), 'push')
}

const send = (c: Change): Change => {
  const { derived, pending } = c.state
  const blocked = derived.walkable.find((key) => !derived.isComplete(key))
  if (blocked) return moveTo(c, blocked, 'push')
  return effect(withState(c, { busy: 'sending' }), { kind: 'submit', derived, pending })
}

/**
 * Goes on in another funnel with the answers that may be kept. Fixed answers are included, since that funnel may let them be
 * typed.
 */
const leadOn = (c: Change, { url, funnel, answers }: NonNullable<Change['funnel']['leadsTo']>): Change => {
  const { answers: kept } = draftOf(c, new Map())
  const handed = answers(kept, c.state.derived.context)
  const left = tellBrowser(withState(c, { busy: 'sent' }), 'handOver', funnel, { answers: handed })
  return tellBrowser(tellBrowser(left, 'clearDraft'), 'leaveFor', url)
}

/** `Terug`: keeps every answer and checks none. */
export const back = (c: Change): Change => {
  const before = stepBefore(c.state.derived, c.state.step)
  return before && c.state.busy === 'no' ? moveTo(c, before, 'push') : c
}

/** `Wijzig` on the overview: `Volgende` on that step leads back to the overview. */
export const edit = (c: Change, { step }: FunnelEvents['edit']): Change => {
  if (c.state.busy !== 'no') return c
  const returning = withState(c, { returning: true })
  return moveTo(returning, resolve(returning, step), 'push')
}

/** Chooses one of the funnel's exits and goes on. */
export const choose = (c: Change, { exit }: FunnelEvents['choose']): Change => {
  if (c.state.busy !== 'no' || !Object.hasOwn(c.funnel.exits, exit)) return c
  return next(forgetImpossible(rederive(withProgress(c, { exit }))))
}

/** Stores the key of a submission, which is kept as long as nobody knows its outcome. */
export const remember = (c: Change, { pending }: FunnelEvents['remember']): Change =>
  save(withState(c, { pending }))

/** The state after a submission of unknown outcome: the visitor may press again, and the same key is sent. */
export const unknown = (c: Change, { sentence }: FunnelEvents['unknown']): Change =>
  withState(record(c, 'failed'), { busy: 'no', trouble: troubleOf({ ...(sentence && { sentence }) }) })
