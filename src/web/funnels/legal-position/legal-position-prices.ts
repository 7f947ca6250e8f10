import type { RequestType } from '../../../core/fields/request/legal-position.ts'
import { money } from '../../../core/fields/value/money.ts'
import { priceInWords, priceNameOf } from '../../../core/legal-position/legal-position-price.ts'

const amount = money({ label: '' })

/** Prices that editors set, by their names in the settings. */
export const legalPositionPrices = {
  /** The yearly fee of a membership. */
  price: amount,
  rechtspositie: amount,
  rechtspositie_vve_uur: amount,
} as const
/** Prices in cents. */
export type LegalPositionPrices = Record<keyof typeof legalPositionPrices, number>

/** The price for this type of applicant in words. */
export const priceText = (type: RequestType, of: LegalPositionPrices): string =>
  priceInWords(type, of[priceNameOf(type)])
