import { today } from '../../../core/kernel/clock.ts'
import { type Priced, pricedOn } from '../../../core/payments/vat.ts'
import type { Runtime } from '../context.ts'
import { type AskedPrice, priceToday } from '../prices/prices.ts'

/** A product that is sold online. */
export interface Product {
  /** The name of its price in the settings. */
  price: AskedPrice
  /** The name of the product, for the purchase, the bank and the receipt. */
  title: string
  /** The page to which the bank sends the payer back, without the id of the payment. */
  returnPath: string
  /** True where the first year is free of the membership that comes with the purchase. */
  freeFirstYear?: boolean
}

/** A product at today's price, with its VAT. */
export interface Offer extends Priced {
  product: Product
}

/** Returns the product at today's price, with its VAT. */
export const offerOf = async (runtime: Runtime, product: Product): Promise<Offer> => {
  const amountCents = await priceToday(runtime, product.price)
  return { product, ...pricedOn(amountCents, today(runtime.clock).toString()) }
}
