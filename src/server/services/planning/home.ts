import { addressInWords } from '../../../core/groups/formatting.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { Runtime } from '../context.ts'
import type { VisitedHome } from './agenda.ts'

/** A home as requests name it: of appointments that are at none, nothing is said. */
interface Named {
  postcode?: string | undefined
  houseNumber?: number | undefined
  addition?: string | undefined
}

/**
 * The home that somebody is asked to come to, with its place on the map; undefined where none is named. `field`: of its
 * house number.
 * A house that the register does not have yet, as new ones, is where its postcode is.
 * @throws Fault 400 at `field` where nobody knows the postcode; PartnerError when the register is away, and nobody knows then who
 * can be there in time.
 */
export const visitedHome = async (
  { ports }: Pick<Runtime, 'ports'>,
  { postcode, houseNumber, addition = '' }: Named,
  field: string,
): Promise<VisitedHome | undefined> => {
  if (!postcode || !houseNumber) return undefined
  const found = await ports.addresses.lookup(postcode, houseNumber, addition)
  const { lat, lon } = found ?? (await ports.addresses.locate(postcode)) ?? notThere(field)
  // an addition that the register does not know is not repeated: nobody looked at it
  const known = found?.additions.includes(addition) ? addition : ''
  const address = [
    addressInWords({ streetName: found?.streetName, houseNumber, addition: known }),
    addressInWords({ postcode, city: found?.city }),
  ].join(', ')
  return { postcode, houseNumber, lat, lon, address }
}

const notThere = (field: string): never => {
  throw invalidFields({ [field]: ['Dit adres hebben we niet gevonden.'] })
}
