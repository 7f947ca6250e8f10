import { Fault } from '../../../core/kernel/fault.ts'
import type { FoundAddress } from '../../ports/addresses.ts'
import type { Runtime } from '../context.ts'

/**
 * The home at a postcode, a house number and, where several share them, an addition, as the register has it.
 * @throws Fault 404 `address-unknown`; PartnerError when the register cannot be reached.
 */
export const findAddress = async (
  { ports }: Pick<Runtime, 'ports'>,
  {
    postcode,
    houseNumber,
    addition,
  }: { postcode: string; houseNumber: number; addition?: string | undefined },
): Promise<FoundAddress> => {
  const found = await ports.addresses.lookup(postcode, houseNumber, addition)
  if (!found) throw new Fault(404, 'address-unknown', 'Dit adres hebben we niet gevonden.')
  return found
}
