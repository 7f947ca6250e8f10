import type { Cents } from '../kernel/money.ts'
import { share } from './share.ts'

// A file of its own, apart from `early-repayment.ts`: a question of the form depends on it before anything is calculated.

/**
 * What may still be repaid this year without a penalty, in cents: `percents` of the original loan, less what was repaid already.
 */
export const freeOf = (original: Cents, percents: number, repaid: Cents): Cents =>
  Math.max(0, share(original, percents) - repaid)
