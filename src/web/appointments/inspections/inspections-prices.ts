import { optional } from '../../../core/fields/brick/brick.ts'
import { money } from '../../../core/fields/value/money.ts'

const amount = money({ label: '' })

/**
 * The prices that editors set for inspections, under the names that they have in the settings. `price` is that of a year of
 * membership. A number is the upper bound of a size class of homes, in cubic metres. `keuring` is the price of every inspection
 * that has no price of its own.
 */
export const inspectionsPrices = {
  price: amount,
  bouwtechnische_keuring_450: optional(amount),
  bouwtechnische_keuring_700: optional(amount),
  bouwtechnische_keuring_900: optional(amount),
  bouwtechnische_keuring_groter: optional(amount),
  opleveringskeuring: optional(amount),
  keuring: optional(amount),
} as const
/** Prices in cents. */
export type InspectionsPrices = { price: number } & Partial<
  Record<Exclude<keyof typeof inspectionsPrices, 'price'>, number | undefined>
>
