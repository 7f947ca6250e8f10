import { outcomeOf } from '../steps/after-outcome.ts'
import { type Change, moveTo, record, resolve, save, withState } from './change.ts'
import { clear } from './opening.ts'

/**
 * The state after an after step got its final answer. A good end clears everything; where nothing came of it every answer stays.
 */
export const afterPollAnswer = (c: Change, answer: unknown): Change => {
  const { after, moves, progress } = c.state
  const outcome = c.funnel.after?.[after ?? '']?.poll?.outcome?.(answer)
  const told = { arrived: { answer, outcome }, moves: moves + 1 }
  const now = withState(c, told)
  const { again } = outcomeOf(c.funnel, now.state) ?? { again: '' }
  if (again !== undefined) return now
  // a visitor who comes back to the page later did not send again
  const counted = progress.passed.length > 0 ? record(now, 'sent') : now
  return withState(clear(counted), { ...told, after, busy: 'sent' })
}

/**
 * The state after the tries of a poll are used up: the last answer stands where it is an outcome, such as a payment that is still
 * open.
 */
export const afterLastTry = (c: Change, answer: unknown): Change => {
  const { poll, outcomes } = c.funnel.after?.[c.state.after ?? ''] ?? {}
  return outcomes?.[poll?.outcome?.(answer) ?? ''] ? afterPollAnswer(c, answer) : c
}

/** Leads back to the step from which it was sent, with every answer; a new try is a new order. */
export const backToSending = (c: Change): Change => {
  const fresh = save(withState(c, { pending: undefined, busy: 'no' }))
  return moveTo(fresh, resolve(fresh, fresh.state.derived.furthest), 'push')
}
