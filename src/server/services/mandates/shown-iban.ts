import { maskIban } from '../../../core/fields/iban.ts'
import type { House } from '../context.ts'
import type { Place } from '../vault.ts'

/** The last four of a locked IBAN; the whole number leaves the vault nowhere else. */
export const lastOfIban = (
  house: Pick<House, 'vault'>,
  locked: string | null,
  place: Place,
): string | undefined => (locked === null ? undefined : maskIban(house.vault.unlock(locked, place)))
