import type { Cents } from '../kernel/money.ts'
import { share } from './share.ts'

// apart from the penalty, as a question hangs on it before any sum is made

/** In cents: what may still be repaid this year without a penalty, of a share in percents of what was lent once. */
export const freeOf = (original: Cents, percents: number, repaid: Cents): Cents =>
  Math.max(0, share(original, percents) - repaid)
