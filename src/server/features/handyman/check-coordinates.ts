import { type FieldErrors, PartnerError } from '../../../core/kernel/fault.ts'
import type { RequestContext } from '../../services/context.ts'
import type { Booking } from './booking.ts'

const metresPerDegree = 111_320
const toleratedMetres = 100

/** Metres between two coordinates that lie close together. */
const metresBetween = (a: { lat: number; lon: number }, b: { lat: number; lon: number }): number => {
  const north = (a.lat - b.lat) * metresPerDegree
  const east = (a.lon - b.lon) * metresPerDegree * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}

/**
 * Whether the coordinates, on which rates depend, are those of the address. What the register cannot tell is no
 * reason to refuse (D14): it is flagged to staff.
 */
export const checkCoordinates = async (
  ctx: RequestContext,
  { address, houseNumber, addition }: Pick<Booking, 'address' | 'houseNumber' | 'addition'>,
): Promise<{ flags: string[]; errors?: FieldErrors }> => {
  try {
    const { lookup } = ctx.ports.addresses
    const found = await lookup(address.postcode, houseNumber, addition || undefined)
    if (!found) return { flags: ['address-unknown'] }
    // whoever asked the place without the addition was told that of the first home
    const first = addition ? await lookup(address.postcode, houseNumber) : found
    if ([found, first].some((one) => one && metresBetween(one, address) <= toleratedMetres))
      return { flags: [] }
    return { flags: [], errors: { 'address.lat': ['Deze plek hoort niet bij het adres.'] } }
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error
    return { flags: ['address-not-checked'] }
  }
}
