import { maskIban } from '../../../core/fields/payment/iban.ts'
import type { Runtime } from '../context.ts'

interface Locked {
  reference: string
  iban_locked: string
}

/** The masked IBAN of a mandate, with its last four characters. Nothing else decrypts the number. */
export const lastOfIban = ({ vault }: Pick<Runtime, 'vault'>, { reference, iban_locked }: Locked): string =>
  maskIban(vault.unlock(iban_locked, ['mandate.iban_locked', reference]))
