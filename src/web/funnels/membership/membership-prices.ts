import type { Cents } from '../../../core/kernel/money.ts'
import { bankTransfer } from '../../../core/rules/payment-methods.ts'

/** Properties that editors set: whether the page redeems a gift card, and the yearly fee, in cents. */
export interface Page {
  properties: { paymentType: 'standard' | 'gifty'; fee: Cents; surcharge: Cents }
}

export const isGift = ({
  properties: { paymentType },
}: {
  properties: Pick<Page['properties'], 'paymentType'>
}): boolean => paymentType === 'gifty'

/** The yearly fee and surcharge in cents for a payment method. */
export const yearlyFeeOf = (
  method: 0 | 1 | undefined,
  { fee, surcharge }: Pick<Page['properties'], 'fee' | 'surcharge'>,
) => ({ fee, surcharge: method === bankTransfer ? surcharge : 0 })
