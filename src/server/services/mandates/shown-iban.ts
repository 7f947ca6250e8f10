import { maskIban } from '../../../core/fields/iban.ts'
import type { Runtime } from '../context.ts'
import type { Place } from '../vault.ts'

/** What of a mandate says where its IBAN is locked. */
interface Locked {
  reference: string
  relation_id: string
  iban_locked: string
  /** It stood with its membership first, and is still locked for that place. */
  locked_for_membership: boolean
}

const placeOf = ({ reference, relation_id, locked_for_membership }: Locked): Place =>
  locked_for_membership ? ['membership.iban_locked', relation_id] : ['mandate.iban_locked', reference]

/** The last four of a mandate's IBAN; the whole number leaves the vault nowhere else. */
export const lastOfIban = ({ vault }: Pick<Runtime, 'vault'>, mandate: Locked): string =>
  maskIban(vault.unlock(mandate.iban_locked, placeOf(mandate)))
