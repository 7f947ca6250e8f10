import type { Runtime } from '../context.ts'

const textOf = (address: string): string => `resume-link\0${address.toLowerCase()}`

/** What is kept of the address that belongs to a link: the same for the same address, telling nothing about it. */
export const addressHash = ({ vault }: Pick<Runtime, 'vault'>, address: string): Buffer =>
  vault.fingerprint(textOf(address))

/** The same by every secret, for what was kept before the newest was there. */
export const addressHashes = ({ vault }: Pick<Runtime, 'vault'>, address: string): Buffer[] =>
  vault.fingerprints(textOf(address))

/** The field in which the address stands encrypted. */
export const addressField = (id: string) => ['resume_link.address_locked', id] as const

/** Whether a link belongs to this address. */
export const isAddressOf = (runtime: Pick<Runtime, 'vault'>, kept: Buffer, address: string): boolean =>
  addressHashes(runtime, address).some((one) => one.equals(kept))

/** The address of a link; undefined when it was locked by a secret that is gone. */
export const readAddress = (
  { vault }: Pick<Runtime, 'vault'>,
  id: string,
  locked: string,
): string | undefined => {
  try {
    return vault.unlock(locked, addressField(id))
  } catch {
    return undefined
  }
}
