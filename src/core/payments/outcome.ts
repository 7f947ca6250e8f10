import type { Cents } from '../kernel/money.ts'
import type { PaymentState, PurchaseState } from './states.ts'

/** Why money that came in pays nothing: another amount or currency, a purchase that was paid before or given up. */
export type Trouble = 'other-amount' | 'paid-twice' | 'paid-late'

/** Whether what the bank tells changes anything: what is over stays so, but for money that came in after all. */
export const isNews = (known: PaymentState, told: PaymentState): boolean =>
  known === 'open' ? told !== 'open' : known !== 'paid' && told === 'paid'

/** What came in, in the smallest unit of its currency. */
interface Money {
  amountCents: Cents
  /** ISO 4217. */
  currency: string
}

/** Why money pays nothing; undefined where it pays its purchase. */
export const troubleOf = (
  { purchase, agreedCents }: { purchase: PurchaseState; agreedCents: Cents },
  told: Money,
): Trouble | undefined => {
  if (told.amountCents !== agreedCents || told.currency !== 'EUR') return 'other-amount'
  if (purchase === 'paid') return 'paid-twice'
  return purchase === 'given-up' ? 'paid-late' : undefined
}
