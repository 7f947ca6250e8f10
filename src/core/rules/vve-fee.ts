import type { Cents } from '../kernel/money.ts'
import { bankTransfer } from './payment-methods.ts'

/** What a year of an owners' association's membership is made of. */
export interface VvePrices {
  perApartment: Cents
  /** For a bank transfer (spec 001 section 9, D37). */
  bankTransfer: Cents
}

export interface VveFee {
  fee: Cents
  surcharge: Cents
  total: Cents
}

/** What a year costs: so much per apartment, and something extra for a bank transfer. */
export const vveFee = (apartments: number, paymentMethod: 0 | 1 | undefined, prices: VvePrices): VveFee => {
  const fee = apartments * prices.perApartment
  const surcharge = paymentMethod === bankTransfer ? prices.bankTransfer : 0
  return { fee, surcharge, total: fee + surcharge }
}
