import type { Cents } from '../../../core/kernel/money.ts'
import { bankTransfer } from '../../../core/rules/payment-methods.ts'

/** What editors may change: whether the page redeems a gift card, and what a year costs. */
export interface Page {
  properties: { paymentType: 'standard' | 'gifty'; fee: Cents; surcharge: Cents }
}

/** Whether the page redeems a gift card. */
export const isGift = ({
  properties: { paymentType },
}: {
  properties: Pick<Page['properties'], 'paymentType'>
}): boolean => paymentType === 'gifty'

/** What a year costs when it is paid like this. */
export const yearlyFeeOf = (
  method: 0 | 1 | undefined,
  { fee, surcharge }: Pick<Page['properties'], 'fee' | 'surcharge'>,
) => ({ fee, surcharge: method === bankTransfer ? surcharge : 0 })
