import type { Cents } from '../kernel/money.ts'
import type { PaymentState, PurchaseState } from './states.ts'

/**
 * Why money that came in does not pay for its purchase: the amount or currency differs, the purchase was already paid, or it was
 * given up.
 */
export type PaymentTrouble = 'other-amount' | 'paid-twice' | 'paid-late'

/**
 * Whether the state that the bank reports changes the state that we know. A payment that ended keeps its state, except that money
 * may still come in for one that was not paid.
 */
export const isStateChange = (known: PaymentState, told: PaymentState): boolean =>
  known === 'open' ? told !== 'open' : known !== 'paid' && told === 'paid'

/** The money that came in, in the smallest unit of its currency. */
interface Money {
  amountCents: Cents
  /** A currency code of ISO 4217. */
  currency: string
}

/** Tells why money does not pay for its purchase; undefined where it does. */
export const troubleOf = (
  { purchase, agreedCents }: { purchase: PurchaseState; agreedCents: Cents },
  told: Money,
): PaymentTrouble | undefined => {
  if (told.amountCents !== agreedCents || told.currency !== 'EUR') return 'other-amount'
  if (purchase === 'paid') return 'paid-twice'
  return purchase === 'given-up' ? 'paid-late' : undefined
}
