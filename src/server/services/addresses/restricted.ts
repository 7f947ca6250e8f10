import { isSameHome } from '../../../core/home/same-home.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { Runtime } from '../context.ts'

interface Home {
  postcode: string
  houseNumber: number
  houseNumberAddition?: string | undefined
}

/**
 * Refuses a home for which the association makes no appointments (spec 001 section 5), with the sentence of its settings.
 * @throws Fault 400 at `field`.
 */
export const refuseRestricted = async (
  { settings }: Pick<Runtime, 'settings'>,
  { postcode, houseNumber, houseNumberAddition }: Home,
  field: string,
): Promise<void> => {
  const { restricted_addresses: restricted } = await settings()
  const asked = { postcode, houseNumber, addition: houseNumberAddition }
  const isRestricted = restricted?.homes.some((one) =>
    isSameHome({ ...one, houseNumber: one.house_number }, asked),
  )
  if (restricted && isRestricted) throw invalidFields({ [field]: [restricted.message] })
}
