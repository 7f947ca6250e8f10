import type { RequestType } from '../../../core/fields/request/legal-position.ts'
import { money } from '../../../core/fields/value/money.ts'
import { priceInWords, priceNameOf } from '../../../core/legal-position/price.ts'

const amount = money({ label: '' })

/** What editors set in the settings, named as the settings name them. */
export const prices = {
  /** What a year of membership costs. */
  price: amount,
  rechtspositie: amount,
  rechtspositie_vve_uur: amount,
} as const
/** In cents. */
export type Prices = Record<keyof typeof prices, number>

/** What it costs of who asks, as the page tells it. */
export const told = (type: RequestType, of: Prices): string => priceInWords(type, of[priceNameOf(type)])
