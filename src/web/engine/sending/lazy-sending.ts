import { later } from '../../../core/fields/knowledge.ts'
import type { Funnel } from '../definition/define.ts'
import { troubleOf } from '../state/snapshot.ts'
import type { Left, leave as leaveNow } from '../steps/step-guard.ts'
import type { Outcome, submit } from './submission.ts'

/** Lazy loader of the submission and the step guard: fetched while the visitor is busy with the first step. */
const sending = later(() => import('./submission.ts'))
const leaving = later(() => import('../steps/step-guard.ts'))

/** Fetches both ahead; what fails is asked again when it is needed. */
export const fetchSending = ({ onLeave }: Funnel): void => {
  for (const { learn } of onLeave ? [leaving, sending] : [sending]) learn().catch(() => undefined)
}

/** `submit`; what cannot even be fetched was not sent, and may be tried again. */
export const send: typeof submit = async (...given): Promise<Outcome> => {
  await sending.learn().catch(() => undefined)
  return (await sending.now()?.submit(...given)) ?? { kind: 'unknown' }
}

/** `leave`; where that cannot be fetched nothing was asked, and it may be tried again. */
export const leave: typeof leaveNow = async (...given): Promise<Left> => {
  const [funnel, step] = given
  const must = funnel.onLeave?.[step]
  if (!must) return { kind: 'free' }
  await leaving.learn().catch(() => undefined)
  const left = await leaving.now()?.leave(...given)
  return left ?? { kind: 'failed', errors: {}, trouble: troubleOf(must.fails ?? {}) }
}
