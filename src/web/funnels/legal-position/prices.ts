import type { RequestType } from '../../../core/fields/request/legal-position.ts'
import { money } from '../../../core/fields/value/money.ts'
import { priceInWords, priceNameOf } from '../../../core/legal-position/price.ts'

const amount = money({ label: '' })

/** Prices that editors set, by their names in the settings. */
export const prices = {
  /** The yearly fee of a membership. */
  price: amount,
  rechtspositie: amount,
  rechtspositie_vve_uur: amount,
} as const
/** Prices in cents. */
export type Prices = Record<keyof typeof prices, number>

/** The price for this type of applicant in words. */
export const priceText = (type: RequestType, of: Prices): string => priceInWords(type, of[priceNameOf(type)])
