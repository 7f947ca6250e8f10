import { type Cents, formatCents } from '../kernel/money.ts'

/** How a purchase that is paid online is told, wherever it stands. */
export const purchaseWords = {
  product: 'Product',
  price: 'Prijs',
  withVat: 'inclusief btw',
  free: 'Gratis',
  method: 'Betaalwijze',
  /** As the rules of the scheme name it (D71). */
  ideal: 'iDEAL | Wero',
} as const

/** What a purchase costs: `€ 17,95 inclusief btw`, or that it costs nothing. */
export const priceInWords = (price: Cents): string =>
  price === 0 ? purchaseWords.free : `${formatCents(price)} ${purchaseWords.withVat}`

/** What a receipt says, on the page and as a document. */
export const receiptWords = {
  title: 'Bon',
  number: 'Bonnummer',
  seller: 'Van',
  paidOn: 'Betaald op',
  without: 'Bedrag zonder btw',
  vat: (percent: number) => `Btw ${percent}%`,
  total: 'Betaald',
} as const
