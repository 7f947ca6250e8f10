import { type Cents, formatCents } from '../kernel/money.ts'

/** Names of the settings' prices of a construction inspection, by the band of the size (spec 002 section 9). */
export const sizePrices = {
  0: 'bouwtechnische_keuring_450',
  1: 'bouwtechnische_keuring_700',
  2: 'bouwtechnische_keuring_900',
  3: 'bouwtechnische_keuring_groter',
} as const
export type Size = keyof typeof sizePrices
/** Of a completion inspection. */
export const completionPrice = 'opleveringskeuring'
/** Where a band has no price of its own. */
export const otherPrice = 'keuring'

/** Every one of them. */
export type InspectionPrice = (typeof sizePrices)[Size] | typeof completionPrice | typeof otherPrice

/** What an inspection costs, by the prices of that day; `size` is that of a construction inspection. */
export const priceOf = (
  size: Size | undefined,
  priceNamed: (name: InspectionPrice) => Cents | undefined,
): Cents => priceNamed(size === undefined ? completionPrice : sizePrices[size]) ?? priceNamed(otherPrice) ?? 0

/** What comes on top of it. */
export const excluded = 'exclusief lidmaatschap en eventuele parkeerkosten'

/** What the price is called together with the membership of who has none. */
export const totalLabel = 'Samen met een jaar lidmaatschap'

/** As it is told everywhere (spec 002 section 9). */
export const priceInWords = (price: Cents): string => `${formatCents(price)} (${excluded})`
