import { type Cents, formatCents } from '../kernel/money.ts'

/** Names of the prices of a construction inspection in settings, by the class of the size (spec 002 section 9). */
export const sizePrices = {
  0: 'bouwtechnische_keuring_450',
  1: 'bouwtechnische_keuring_700',
  2: 'bouwtechnische_keuring_900',
  3: 'bouwtechnische_keuring_groter',
} as const
export type Size = keyof typeof sizePrices
export const completionPrice = 'opleveringskeuring'
/** Name of the price for a class without a price of its own. */
export const otherPrice = 'keuring'

export type InspectionPrice = (typeof sizePrices)[Size] | typeof completionPrice | typeof otherPrice

/** The price of an inspection in cents, by the prices of a day; `size` is that of a construction inspection. */
export const priceOf = (
  size: Size | undefined,
  priceNamed: (name: InspectionPrice) => Cents | undefined,
): Cents => priceNamed(size === undefined ? completionPrice : sizePrices[size]) ?? priceNamed(otherPrice) ?? 0

export const excluded = 'exclusief lidmaatschap en eventuele parkeerkosten'

export const totalLabel = 'Samen met een jaar lidmaatschap'

/** A price in words, the same everywhere (spec 002 section 9). */
export const priceInWords = (price: Cents): string => `${formatCents(price)} (${excluded})`
