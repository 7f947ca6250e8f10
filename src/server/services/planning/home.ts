import { addressInWords } from '../../../core/groups/formatting.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { Runtime } from '../context.ts'
import type { VisitedHome } from './agenda.ts'

/** A home as requests name it: of appointments that are at none, nothing is said. */
interface Named {
  postcode?: string | undefined
  houseNumber?: number | undefined
}

/**
 * The home that somebody is asked to come to, with its place on the map; undefined where none is named. `field`: of its
 * house number.
 * @throws Fault 400 at `field` for an address that the register does not have; PartnerError when that is away, and nobody
 * knows then who can be there in time.
 */
export const visitedHome = async (
  { ports }: Pick<Runtime, 'ports'>,
  { postcode, houseNumber }: Named,
  field: string,
): Promise<VisitedHome | undefined> => {
  if (!postcode || !houseNumber) return undefined
  const found = await ports.addresses.lookup(postcode, houseNumber)
  if (!found) throw invalidFields({ [field]: ['Dit adres hebben we niet gevonden.'] })
  const { lat, lon, streetName, city } = found
  const address = [addressInWords({ streetName, houseNumber }), addressInWords({ postcode, city })].join(', ')
  return { postcode, houseNumber, lat, lon, address }
}
