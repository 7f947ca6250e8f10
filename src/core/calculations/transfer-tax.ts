import { exemptionLimit, otherHomeTax, ownHomeTax } from '../figures/home-purchase.ts'
import type { Cents } from '../kernel/money.ts'
import { share } from './share.ts'

export interface BoughtHome {
  price: Cents
  /** `own`: the buyers are going to live there; `holiday`: they use it without living there; `other`: somebody else does. */
  use: 'own' | 'holiday' | 'other'
  /** How many of the buyers are exempt as starters. */
  exemption?: 'nobody' | 'one' | 'all' | undefined
}

/**
 * Transfer tax in whole cents on a day (YYYY-MM-DD), by the Wet op belastingen van rechtsverkeer, articles 14 and 15. Of two who
 * buy a half each, one may be exempt.
 */
export const transferTax = ({ price, use, exemption = 'nobody' }: BoughtHome, day: string): Cents => {
  if (use !== 'own') return share(price, otherHomeTax.on(day).value)
  const whole = share(price, ownHomeTax.on(day).value)
  if (price > exemptionLimit.on(day).value || exemption === 'nobody') return whole
  return exemption === 'all' ? 0 : Math.round(whole / 2)
}
