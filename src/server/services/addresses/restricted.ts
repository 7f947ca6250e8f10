import { invalidFields } from '../../../core/kernel/fault.ts'
import type { Runtime } from '../context.ts'

/** A home as requests name it. */
interface Home {
  postcode: string
  houseNumber: number
  houseNumberAddition?: string | undefined
}

const plain = (addition = ''): string => addition.replace(/[\s-]/g, '').toUpperCase()

/**
 * Refuses a home for which the association makes no appointments (spec 001 section 5), in the words of its settings.
 * @throws Fault 400 at `field`.
 */
export const refuseRestricted = async (
  { settings }: Pick<Runtime, 'settings'>,
  { postcode, houseNumber, houseNumberAddition }: Home,
  field: string,
): Promise<void> => {
  const { restricted_addresses: restricted } = await settings()
  const isRestricted = restricted?.homes.some(
    (one) =>
      one.postcode === postcode &&
      one.house_number === houseNumber &&
      plain(one.addition) === plain(houseNumberAddition),
  )
  if (restricted && isRestricted) throw invalidFields({ [field]: [restricted.message] })
}
