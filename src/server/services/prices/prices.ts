import { priceOn } from '../../../core/content/settings.ts'
import { englishPrice, talkPrices } from '../../../core/contract-review/contract-review-price.ts'
import { today } from '../../../core/kernel/clock.ts'
import { legalPriceNames } from '../../../core/legal-position/legal-position-price.ts'
import { bankTransfer } from '../../../core/rules/payment-methods.ts'
import type { Runtime } from '../context.ts'

/** The cost of a year of membership, in cents. */
export interface Fee {
  fee: number
  /** Surcharge for a bank transfer (spec 001 section 9). */
  surcharge: number
}

/** Codenames of the prices that calls ask for. Without one of them a request cannot be taken in. */
export const askedPrices = [
  'lidmaatschap_jaar',
  'lidmaatschap_vve_appartement',
  'bankoverschrijving',
  'geldplan',
  'keuring',
  'testamentadvies',
  'verkoopprijs',
  'waarderapport',
  ...Object.values(legalPriceNames),
  ...Object.values(talkPrices),
  englishPrice,
] as const
export type AskedPrice = (typeof askedPrices)[number]

/**
 * A price of the settings today, in cents.
 * @throws Error when the association has set none.
 */
export const priceToday = async (runtime: Runtime, name: AskedPrice): Promise<number> => {
  const cents = priceOn(await runtime.settings(), name, today(runtime.clock).toString())
  if (cents === undefined) throw new Error(`The settings know no price ${name} today.`)
  return cents
}

/** The fee of an individual membership that begins today. */
export const membershipFee = async (runtime: Runtime, paymentMethod: 0 | 1): Promise<Fee> => ({
  fee: await priceToday(runtime, 'lidmaatschap_jaar'),
  surcharge: paymentMethod === bankTransfer ? await priceToday(runtime, 'bankoverschrijving') : 0,
})
