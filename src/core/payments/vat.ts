import { vatRate } from '../figures/vat.ts'
import type { Cents } from '../kernel/money.ts'

/** A price including VAT, with the VAT in it and the rate of that VAT. */
export interface Priced {
  amountCents: Cents
  vatCents: Cents
  vatPercent: number
}

/** Returns the VAT that an amount includes at this rate in percent, rounded to the cent. */
export const vatWithin = (amountCents: Cents, percent: number): Cents =>
  Math.round((amountCents * percent) / (100 + percent))

/** Adds to a price, which includes VAT, the VAT in it by the rate of that day (YYYY-MM-DD). */
export const pricedOn = (amountCents: Cents, day: string): Priced => {
  const { value: vatPercent } = vatRate.on(day)
  return { amountCents, vatCents: vatWithin(amountCents, vatPercent), vatPercent }
}
