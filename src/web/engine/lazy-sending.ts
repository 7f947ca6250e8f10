import { lazyValue } from '../../core/fields/lazy-value.ts'
import type { Funnel } from './definition/define.ts'

/** Lazy loader of the submission and the step guard: fetched while the visitor is busy with the first step. */
const sending = lazyValue(() => import('./apply/outcome.ts'))
const leaving = lazyValue(() => import('./runners/step-guard.ts'))
/** What only funnels with reads need, or with holds: fetched before they begin. */
export const reading = lazyValue(() => import('./runners/reads.ts'))
export const holding = lazyValue(() => import('./runners/holds.ts'))

/** Fetches both ahead; what fails is asked again when it is needed. */
export const fetchSending = ({ onLeave }: Funnel): void => {
  for (const { load } of onLeave ? [leaving, sending] : [sending]) load().catch(() => undefined)
}

/** How to send and what is to be done with the outcome; undefined when that cannot even be fetched. */
export const loadSending = async () => {
  await sending.load().catch(() => undefined)
  return sending.now()
}

/** What asks before a step is left; undefined when that cannot even be fetched. */
export const loadLeaving = async () => {
  await leaving.load().catch(() => undefined)
  return leaving.now()
}
