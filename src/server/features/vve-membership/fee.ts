import { type VveFee, vveFee } from '../../../core/rules/vve-fee.ts'
import type { Runtime } from '../../services/context.ts'
import { priceToday } from '../../services/prices/prices.ts'

/** The fee of an owners' association whose membership begins today, from the settings, never from the browser (D15). */
export const feeToday = async (
  runtime: Runtime,
  apartments: number,
  paymentMethod: 0 | 1,
): Promise<VveFee> => {
  const [perApartment, bankTransfer] = await Promise.all([
    priceToday(runtime, 'lidmaatschap_vve_appartement'),
    priceToday(runtime, 'bankoverschrijving'),
  ])
  return vveFee(apartments, paymentMethod, { perApartment, bankTransfer })
}
