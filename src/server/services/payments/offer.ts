import { today } from '../../../core/kernel/clock.ts'
import { type Priced, pricedOn } from '../../../core/payments/vat.ts'
import type { Runtime } from '../context.ts'
import { type AskedPrice, priceToday } from '../prices/prices.ts'

/** What is sold online. */
export interface Product {
  /** Name of its price in the settings. */
  price: AskedPrice
  /** As purchase, bank and receipt call it. */
  title: string
  /** Where the bank sends whoever paid, without the id of the payment. */
  returnPath: string
  /** The membership that comes with it costs nothing in its first year. */
  freeFirstYear?: boolean
}

/** A product at its price of today. */
export interface Offer extends Priced {
  product: Product
}

/** A product at its price of today. */
export const offerOf = async (runtime: Runtime, product: Product): Promise<Offer> => {
  const amountCents = await priceToday(runtime, product.price)
  return { product, ...pricedOn(amountCents, today(runtime.clock).toString()) }
}
