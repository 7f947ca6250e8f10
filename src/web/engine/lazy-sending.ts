import { lazyValue } from '../../core/fields/lazy-value.ts'
import type { Funnel } from './definition/define.ts'
import { troubleOf } from './state/snapshot.ts'
import type { GuardResult, runStepGuard as runNow } from './steps/step-guard.ts'

/** Lazy loader of the submission and the step guard: fetched while the visitor is busy with the first step. */
const sending = lazyValue(() => import('./apply/outcome.ts'))
const leaving = lazyValue(() => import('./steps/step-guard.ts'))

/** Fetches both ahead; what fails is asked again when it is needed. */
export const fetchSending = ({ onLeave }: Funnel): void => {
  for (const { load } of onLeave ? [leaving, sending] : [sending]) load().catch(() => undefined)
}

/** How to send and what is to be done with the outcome; undefined when that cannot even be fetched. */
export const loadSending = async () => {
  await sending.load().catch(() => undefined)
  return sending.now()
}

/** `runStepGuard`; where that cannot be fetched nothing was asked, and it may be tried again. */
export const runStepGuard: typeof runNow = async (...given): Promise<GuardResult> => {
  const [funnel, step] = given
  const must = funnel.onLeave?.[step]
  if (!must) return { kind: 'free' }
  await leaving.load().catch(() => undefined)
  const left = await leaving.now()?.runStepGuard(...given)
  return left ?? { kind: 'failed', errors: {}, trouble: troubleOf(must.fails ?? {}) }
}
