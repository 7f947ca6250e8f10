import { money } from '../../../core/fields/value/money.ts'

const amount = money({ label: '' })

/** Prices that editors set, by their names in the settings. */
export const contractReviewPrices = {
  /** The yearly fee of a membership. */
  price: amount,
  contract_bestaande_bouw: amount,
  contract_nieuwbouw: amount,
  contract_verbouwing: amount,
  contract_engels: amount,
  juridisch_30_minuten: amount,
} as const
/** Prices in cents. */
export type ContractReviewPrices = Record<keyof typeof contractReviewPrices, number>
