import type { Runtime } from '../context.ts'

const textOf = (address: string): string => `resume-link\0${address.toLowerCase()}`

/** A keyed hash of the address that belongs to a link, equal for equal addresses and telling nothing about them. */
export const addressHash = ({ vault }: Pick<Runtime, 'vault'>, address: string): Buffer =>
  vault.fingerprint(textOf(address))

/** The hashes of an address by every secret, to find links that were stored before the newest secret. */
export const addressHashes = ({ vault }: Pick<Runtime, 'vault'>, address: string): Buffer[] =>
  vault.fingerprints(textOf(address))

export const addressField = (id: string) => ['resume_link.address_locked', id] as const

export const isAddressOf = (runtime: Pick<Runtime, 'vault'>, kept: Buffer, address: string): boolean =>
  addressHashes(runtime, address).some((one) => one.equals(kept))

/** The decrypted address of a link; undefined when its secret no longer exists. */
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
