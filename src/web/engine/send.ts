import { later } from '../../core/fields/knowledge.ts'
import type { Outcome, submit } from './submit.ts'

/** How to send, which no first step needs: fetched while the visitor is busy with it. */
export const sending = later(() => import('./submit.ts'))

/** `submit`; what cannot even be fetched was not sent, and may be tried again. */
export const send: typeof submit = async (...given): Promise<Outcome> => {
  await sending.learn().catch(() => undefined)
  return (await sending.now()?.submit(...given)) ?? { kind: 'unknown' }
}
