import { money } from '../../../core/fields/value/money.ts'

const amount = money({ label: '' })

/** What editors set in the settings, named as the settings name them. */
export const prices = {
  /** What a year of membership costs. */
  price: amount,
  contract_bestaande_bouw: amount,
  contract_nieuwbouw: amount,
  contract_verbouwing: amount,
  contract_engels: amount,
  juridisch_30_minuten: amount,
} as const
/** In cents. */
export type Prices = Record<keyof typeof prices, number>
