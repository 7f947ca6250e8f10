import { priceOn } from '../../../core/content/settings.ts'
import { today } from '../../../core/kernel/clock.ts'
import { bankTransfer } from '../../../core/rules/payment-methods.ts'
import type { House } from '../context.ts'

/** What a year of membership costs, in cents. */
export interface Fee {
  fee: number
  /** For a bank transfer (spec 001 section 9). */
  surcharge: number
}

/** A price of the settings today, in cents. @throws Error when the association has set none. */
export const priceToday = async (house: House, name: string): Promise<number> => {
  const cents = priceOn(await house.settings(), name, today(house.clock).toString())
  if (cents === undefined) throw new Error(`The settings know no price ${name} today.`)
  return cents
}

/** What an individual membership that begins today costs. */
export const membershipFee = async (house: House, paymentMethod: 0 | 1): Promise<Fee> => ({
  fee: await priceToday(house, 'lidmaatschap_jaar'),
  surcharge: paymentMethod === bankTransfer ? await priceToday(house, 'bankoverschrijving') : 0,
})
