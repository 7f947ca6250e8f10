import { PartnerError } from '../../../core/kernel/fault.ts'
import type { ValuedHome } from '../../ports/valuation.ts'
import type { Runtime } from '../context.ts'

interface Known {
  postcode: string
  houseNumber: number
  addition?: string | undefined
}

const unlessAway = (thrown: unknown): undefined => {
  if (!(thrown instanceof PartnerError)) throw thrown
}

/**
 * The home of an order with what the land register knows of it. While the register cannot be reached, the model finds that out
 * itself.
 */
export const valuedHome = async (
  { ports }: Pick<Runtime, 'ports'>,
  { postcode, houseNumber, addition = '' }: Known,
): Promise<ValuedHome> => {
  const facts = await ports.addresses.facts(postcode, houseNumber, addition).catch(unlessAway)
  const area = facts?.livingAreaSize
  return {
    ...{ postcode, houseNumber, addition },
    ...(facts?.constructionYear && { constructionYear: facts.constructionYear }),
    ...(area && { livingArea: Math.max(1, Math.round(area)) }),
  }
}

/** A home with its street and city, as far as the register knows them. */
export const withStreet = async (
  { ports }: Pick<Runtime, 'ports'>,
  home: Known,
): Promise<Known & { streetName?: string; city?: string }> => {
  const found = await ports.addresses.lookup(home.postcode, home.houseNumber, home.addition).catch(unlessAway)
  return found ? { ...home, streetName: found.streetName, city: found.city } : home
}
