import { guardsOf, leaveIsDone } from '../state/derive.ts'
import type { GuardResult } from '../state/guard-result.ts'
import { stepAsking } from '../steps/navigation.ts'
import { type Change, moveTo, record, rederive, resolve, save, withProgress, withState } from './change.ts'
import { leave } from './moves.ts'

/** The first of a step's calls that did not succeed yet for the answers as they are; undefined when all did. */
export const nextGuard = ({ funnel, state }: Change, step: string): string | undefined => {
  const { known, context } = state.derived
  return guardsOf(funnel, step).find((name) => !leaveIsDone(funnel, name, state.progress, known, context))
}

/** Leaves the step after all of its calls succeeded for the answers as they are now. */
export const guardsPassed = (c: Change, step: string): Change => leave(withState(c, { busy: 'no' }), step)

/** The state after a call on leaving a step; its answer is kept together with its question. */
export const guardEnded = (c: Change, step: string, name: string, result: GuardResult): Change => {
  if (result.kind === 'free') return guardsPassed(c, step)
  if (result.kind === 'failed') return guardFailed(c, step, result)
  const { progress } = c.state
  const { found, trouble } = result
  const kept = withProgress(c, { found: { ...progress.found, [name]: found } })
  if (trouble) return withState(kept, { trouble, failed: false, busy: 'no' })
  return rederive(kept)
}

/** The state after a refusal: a refused answer of an earlier step is mended on that step. */
const guardFailed = (
  c: Change,
  step: string,
  { errors, trouble }: Extract<GuardResult, { kind: 'failed' }>,
): Change => {
  const told = { trouble, failed: Object.keys(errors).length > 0, busy: 'no' as const }
  const failed = withState(record(c, 'failed'), { ...told, serverErrors: errors })
  const steps = Object.keys(errors).map((path) => stepAsking(c.state.derived, path))
  const owner = c.state.derived.walkable.find((key) => steps.includes(key))
  const target = owner === undefined ? step : resolve(failed, owner)
  if (target === step || c.state.step !== step) return failed
  return withState(moveTo(failed, target, 'push', errors), told)
}

/** Keeps the key of a call that changes something as long as nobody knows its outcome; undefined removes it. */
export const rememberLeave = (c: Change, name: string, key: string | undefined): Change => {
  const { [name]: _, ...rest } = c.state.leaveKeys
  return save(withState(c, { leaveKeys: key === undefined ? rest : { ...rest, [name]: key } }))
}
