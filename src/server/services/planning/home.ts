import { addressInWords } from '../../../core/groups/formatting.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { Runtime } from '../context.ts'
import type { VisitedHome } from './agenda.ts'

interface HomeFields {
  postcode?: string | undefined
  houseNumber?: number | undefined
  addition?: string | undefined
}

/**
 * The home that an adviser is asked to come to, with its place on the map; undefined where the request names none. A house that
 * the register does not have yet, such as a new one, is placed where its postcode is.
 * @throws Fault 400 at `field` (the path of the house number) for an unknown postcode; PartnerError when the register cannot be
 * reached, because travel times are unknown then.
 */
export const visitedHome = async (
  { ports }: Pick<Runtime, 'ports'>,
  { postcode, houseNumber, addition = '' }: HomeFields,
  field: string,
): Promise<VisitedHome | undefined> => {
  if (!postcode || !houseNumber) return undefined
  const found = await ports.addresses.lookup(postcode, houseNumber, addition)
  const { lat, lon } = found ?? (await ports.addresses.locate(postcode)) ?? notThere(field)
  // An addition that the register does not know is not repeated, because nobody verified that text.
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
