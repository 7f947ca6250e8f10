import { lazyValue } from '../../core/fields/lazy-value.ts'
import type { Refused } from './login-errors.ts'

/** Prefetch of what a form needs once it is being filled in and sent (`prefetched.ts`): fetched while a visitor finds it. */
export const onceSent = lazyValue(() => import('./prefetched.ts'))

/** How a failure is told; `otherwise` where even that cannot be fetched. */
export const toldBy =
  (how: 'emailCheckRefused' | 'linkRefused' | 'loginRefused', otherwise: Refused) =>
  async (thrown: unknown): Promise<Refused> => {
    await onceSent.load().catch(() => undefined)
    return onceSent.now()?.[how](thrown) ?? otherwise
  }
