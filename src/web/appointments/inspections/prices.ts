import { optional } from '../../../core/fields/brick/brick.ts'
import { money } from '../../../core/fields/value/money.ts'

const amount = money({ label: '' })

/** What editors set in the settings, named as the settings name them; a band without a price has that of `keuring`. */
export const prices = {
  /** What a year of membership costs. */
  price: amount,
  bouwtechnische_keuring_450: optional(amount),
  bouwtechnische_keuring_700: optional(amount),
  bouwtechnische_keuring_900: optional(amount),
  bouwtechnische_keuring_groter: optional(amount),
  opleveringskeuring: optional(amount),
  keuring: optional(amount),
} as const
/** In cents. */
export type Prices = { price: number } & Partial<
  Record<Exclude<keyof typeof prices, 'price'>, number | undefined>
>
