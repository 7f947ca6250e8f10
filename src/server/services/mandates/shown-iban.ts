import { maskIban } from '../../../core/fields/iban.ts'
import type { Runtime } from '../context.ts'
import type { EncryptedField } from '../vault.ts'

/** What of a mandate says where its IBAN is locked. */
interface Locked {
  reference: string
  relation_id: string
  iban_locked: string
  /** It stood with its membership first, and is still locked for that field. */
  locked_for_membership: boolean
  /** The association in whose row it stood first, and for which it is still locked. */
  locked_for_vve?: string | null
}

const fieldOf = ({
  reference,
  relation_id,
  locked_for_membership,
  locked_for_vve,
}: Locked): EncryptedField => {
  if (locked_for_membership) return ['membership.iban_locked', relation_id]
  return locked_for_vve ? ['vve_membership.iban_locked', locked_for_vve] : ['mandate.iban_locked', reference]
}

/** The last four of a mandate's IBAN; the whole number leaves the vault nowhere else. */
export const lastOfIban = ({ vault }: Pick<Runtime, 'vault'>, mandate: Locked): string =>
  maskIban(vault.unlock(mandate.iban_locked, fieldOf(mandate)))
