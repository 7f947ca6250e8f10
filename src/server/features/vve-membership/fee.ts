import { type VveFee, vveFee } from '../../../core/rules/vve-fee.ts'
import type { House } from '../../services/context.ts'
import { priceToday } from '../../services/prices/prices.ts'

/** What a membership that begins today costs an owners' association, by the settings and nobody's browser (decision 15). */
export const feeToday = async (house: House, apartments: number, paymentMethod: 0 | 1): Promise<VveFee> => {
  const [perApartment, bankTransfer] = await Promise.all([
    priceToday(house, 'lidmaatschap_vve_appartement'),
    priceToday(house, 'bankoverschrijving'),
  ])
  return vveFee(apartments, paymentMethod, { perApartment, bankTransfer })
}
