import { maskIban } from '../../../core/fields/payment/iban.ts'
import type { Runtime } from '../context.ts'

/** What of a mandate says where its IBAN is locked. */
interface Locked {
  reference: string
  iban_locked: string
}

/** The last four of a mandate's IBAN; the whole number leaves the vault nowhere else. */
export const lastOfIban = ({ vault }: Pick<Runtime, 'vault'>, { reference, iban_locked }: Locked): string =>
  maskIban(vault.unlock(iban_locked, ['mandate.iban_locked', reference]))
