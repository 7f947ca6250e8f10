import type { Cents } from '../kernel/money.ts'
import { bankTransfer } from './payment-methods.ts'

export interface VvePrices {
  perApartment: Cents
  /** Surcharge for a bank transfer (spec 001 section 9, D37). */
  bankTransfer: Cents
}

export interface VveFee {
  fee: Cents
  surcharge: Cents
  total: Cents
}

/** The fee of a year: a price per apartment, and a surcharge for a bank transfer. */
export const vveFee = (apartments: number, paymentMethod: 0 | 1 | undefined, prices: VvePrices): VveFee => {
  const fee = apartments * prices.perApartment
  const surcharge = paymentMethod === bankTransfer ? prices.bankTransfer : 0
  return { fee, surcharge, total: fee + surcharge }
}
