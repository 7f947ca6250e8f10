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
 * reason to refuse (decision 14): it is flagged to staff.
 */
export const checkCoordinates = async (
  ctx: RequestContext,
  { address, houseNumber }: Pick<Booking, 'address' | 'houseNumber'>,
): Promise<{ flags: string[]; errors?: FieldErrors }> => {
  try {
    const found = await ctx.ports.addresses.lookup(address.postcode, houseNumber)
    if (!found) return { flags: ['address-unknown'] }
    if (metresBetween(found, address) <= toleratedMetres) return { flags: [] }
    return { flags: [], errors: { 'address.lat': ['Deze plek hoort niet bij het adres.'] } }
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error
    return { flags: ['address-not-checked'] }
  }
}
