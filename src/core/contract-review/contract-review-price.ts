import type { Cents } from '../kernel/money.ts'

/** Names of the prices in settings, by what the conversation is for (spec 001 section 9). */
export const talkPrices = {
  0: 'contract_bestaande_bouw',
  1: 'contract_nieuwbouw',
  2: 'contract_verbouwing',
  3: 'juridisch_30_minuten',
} as const
export const englishPrice = 'contract_engels'

export type Talk = keyof typeof talkPrices

/** The price of a conversation in cents, by the prices of a day. */
export const priceOf = (
  talk: Talk,
  language: 0 | 1 | undefined,
  priceNamed: (name: (typeof talkPrices)[Talk] | typeof englishPrice) => Cents,
): Cents => priceNamed(talkPrices[talk]) + (talk !== 3 && language === 1 ? priceNamed(englishPrice) : 0)
