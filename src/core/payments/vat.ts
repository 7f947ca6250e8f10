import { vatRate } from '../figures/vat.ts'
import type { Cents } from '../kernel/money.ts'

/** A price as it is told, which includes VAT: how much of it that is, and at what rate. */
export interface Priced {
  amountCents: Cents
  vatCents: Cents
  /** In percent. */
  vatPercent: number
}

/** The VAT within an amount at this rate in percent, rounded to the cent. */
export const vatWithin = (amountCents: Cents, percent: number): Cents =>
  Math.round((amountCents * percent) / (100 + percent))

/** A price with the VAT of that day (YYYY-MM-DD). */
export const pricedOn = (amountCents: Cents, day: string): Priced => {
  const { value: vatPercent } = vatRate.on(day)
  return { amountCents, vatCents: vatWithin(amountCents, vatPercent), vatPercent }
}
