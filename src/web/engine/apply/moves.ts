import { guardsOf } from '../state/derive.ts'
import type { FormState } from '../state/form-state.ts'
import { troubleOf } from '../state/snapshot.ts'
import { isLast, stepAfter, stepBefore } from '../steps/navigation.ts'
import {
  type Change,
  draftOf,
  effect,
  forgetReadings,
  isWrong,
  moveTo,
  put,
  record,
  rederive,
  resolve,
  save,
  settle,
  tell,
  tellErrors,
  withProgress,
} from './change.ts'
import type { FunnelEvents } from './event.ts'

/** `Volgende`: waits for what is under way (a look-up, a read, a hold), then `ready`. */
export const next = (c: Change): Change => {
  const { step, busy, after, tries } = c.state
  if (busy !== 'no' || !c.state.ready || after) return c
  const leaving = put(forgetReadings(c, 'failed'), {
    busy: 'leaving',
    tries: tries + 1,
    trouble: undefined,
    done: undefined,
  })
  return effect(leaving, { kind: 'wait', step })
}

/** How the answers stand that `Volgende` on this step needs of reads. */
export const needsOf = ({ world, derived }: Pick<FormState, 'world' | 'derived'>, step: string) =>
  world.readings?.needs(derived, step) ?? []

/** Validates the step; what must succeed before it is left is asked first. */
export const ready = (c: Change, { step }: FunnelEvents['ready']): Change => {
  // what was waited for may have ended it: somebody was earlier
  if (c.state.busy !== 'leaving') return c
  const bare = put(c, { serverErrors: {} })
  if (isWrong(bare.state)) return put(record(tellErrors(bare), 'refused'), { failed: true, busy: 'no' })
  const needs = needsOf(bare.state, step)
  if (needs.includes('error')) return put(record(bare, 'failed'), { trouble: troubleOf({}), busy: 'no' })
  // only the step that one stands on asks: whoever went elsewhere is not waited for
  if (needs.includes('loading') && c.state.step === step) return effect(bare, { kind: 'wait', step })
  return guardsOf(c.funnel, step).length > 0
    ? effect(bare, { kind: 'guard', step, answers: bare.state.progress.answers })
    : leave(put(bare, { busy: 'no' }), step)
}

/** Leaves a step that was found good: onwards, out, or back to the overview. */
export const leave = (c: Change, step: string): Change => {
  if (c.state.step !== step) return c
  const { passed } = c.state.progress
  const left = rederive(withProgress(c, { passed: [...new Set([...passed, step])] }))
  return left.state.derived.isComplete(step) ? goOn(left, step) : stay(left, passed)
}

/** The answers of a step changed while it was being left; what the step found may itself be what a rule refuses. */
const stay = (c: Change, passed: readonly string[]): Change => {
  const told = tellErrors(settle(rederive(withProgress(c, { passed }))))
  return put(told, { failed: isWrong(told.state) })
}

const goOn = (c: Change, step: string): Change => {
  const { derived, dropped, returning } = c.state
  // what was not filled in again is meant to stay empty
  const asked = new Set(derived.layouts[step]?.fields.map(({ path }) => path))
  const left = put(c, { dropped: dropped.filter((path) => !asked.has(path)) })
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
  return effect(put(c, { busy: 'sending' }), { kind: 'submit', derived, pending })
}

/** Goes on in another funnel with what may be kept; what is fixed goes along, since it may be typed there. */
const leadOn = (c: Change, { url, funnel, answers }: NonNullable<Change['funnel']['leadsTo']>): Change => {
  const { answers: kept } = draftOf(c, new Map())
  const handed = answers(kept, c.state.derived.context)
  const left = tell(put(c, { busy: 'sent' }), 'handOver', funnel, { answers: handed })
  return tell(tell(left, 'clearDraft'), 'leaveFor', url)
}

/** `Terug`: keeps everything, checks nothing. */
export const back = (c: Change): Change => {
  const before = stepBefore(c.state.derived, c.state.step)
  return before && c.state.busy === 'no' ? moveTo(c, before, 'push') : c
}

/** `Wijzig` on the overview: `Volgende` on that step comes back here. */
export const edit = (c: Change, { step }: FunnelEvents['edit']): Change => {
  if (c.state.busy !== 'no') return c
  const returning = put(c, { returning: true })
  return moveTo(returning, resolve(returning, step), 'push')
}

/** Takes one of the funnel's ways out and goes on. */
export const choose = (c: Change, { exit }: FunnelEvents['choose']): Change => {
  if (c.state.busy !== 'no' || !Object.hasOwn(c.funnel.exits, exit)) return c
  return next(settle(rederive(withProgress(c, { exit }))))
}

/** The key of a submission is kept as long as nobody knows its outcome. */
export const remember = (c: Change, { pending }: FunnelEvents['remember']): Change =>
  save(put(c, { pending }))

/** The visitor may press again: the same key goes out. */
export const unknown = (c: Change, { sentence }: FunnelEvents['unknown']): Change =>
  put(record(c, 'failed'), { busy: 'no', trouble: troubleOf({ ...(sentence && { sentence }) }) })
