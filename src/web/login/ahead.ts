import { lazyValue } from '../../core/fields/lazy-value.ts'
import type { Refused } from './refusal.ts'

/** What a form needs once it is being filled in and sent: fetched while a visitor finds it. */
export const onceSent = lazyValue(() => import('./once-sent.ts'))

/** How a failure is told; `otherwise` where even that cannot be fetched. */
export const toldBy =
  (how: 'emailCheckRefused' | 'linkRefused' | 'loginRefused', otherwise: Refused) =>
  async (thrown: unknown): Promise<Refused> => {
    await onceSent.load().catch(() => undefined)
    return onceSent.now()?.[how](thrown) ?? otherwise
  }
