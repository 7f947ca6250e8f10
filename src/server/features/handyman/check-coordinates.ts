import { type FieldErrors, PartnerError } from '../../../core/kernel/fault.ts'
import type { RequestContext } from '../../services/context.ts'
import type { Booking } from './booking.ts'

const metresPerDegree = 111_320
const toleratedMetres = 100

/** Distance in metres between two places that lie close together. */
const metresBetween = (a: { lat: number; lon: number }, b: { lat: number; lon: number }): number => {
  const north = (a.lat - b.lat) * metresPerDegree
  const east = (a.lon - b.lon) * metresPerDegree * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}

/**
 * Checks that the coordinates, on which rates depend, are those of the address. When the register cannot tell, the booking is not
 * refused (D14) but flagged for staff.
 */
export const checkCoordinates = async (
  ctx: RequestContext,
  { address, houseNumber, addition }: Pick<Booking, 'address' | 'houseNumber' | 'addition'>,
): Promise<{ flags: string[]; errors?: FieldErrors }> => {
  try {
    const { lookup } = ctx.ports.addresses
    const found = await lookup(address.postcode, houseNumber, addition || undefined)
    if (!found) return { flags: ['address-unknown'] }
    // the visitor's coordinates may be those of the first home, when they were asked without the addition
    const first = addition ? await lookup(address.postcode, houseNumber) : found
    if ([found, first].some((one) => one && metresBetween(one, address) <= toleratedMetres))
      return { flags: [] }
    return { flags: [], errors: { 'address.lat': ['Deze plek hoort niet bij het adres.'] } }
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error
    return { flags: ['address-not-checked'] }
  }
}
