import { type Cents, formatCents } from '../kernel/money.ts'

/** The words for a purchase that is paid online, the same on every page and in every mail. */
export const purchaseWords = {
  product: 'Product',
  price: 'Prijs',
  withVat: 'inclusief btw',
  free: 'Gratis',
  method: 'Betaalwijze',
  /** The name that the rules of the scheme prescribe (D71). */
  ideal: 'iDEAL | Wero',
} as const

/** The price of a purchase in words: `€ 17,95 inclusief btw`, or that it is free. */
export const priceInWords = (price: Cents): string =>
  price === 0 ? purchaseWords.free : `${formatCents(price)} ${purchaseWords.withVat}`

/** The words of the receipt, for the page and the PDF. */
export const receiptWords = {
  title: 'Bon',
  number: 'Bonnummer',
  seller: 'Van',
  paidOn: 'Betaald op',
  without: 'Bedrag zonder btw',
  vat: (percent: number) => `Btw ${percent}%`,
  total: 'Betaald',
} as const
