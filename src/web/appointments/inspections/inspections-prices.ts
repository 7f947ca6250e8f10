import { optional } from '../../../core/fields/brick/brick.ts'
import { money } from '../../../core/fields/value/money.ts'

const amount = money({ label: '' })

/** The prices that editors set, named as in the settings; a size without a price of its own has that of `keuring`. */
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
