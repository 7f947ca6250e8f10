import { dayOf, startOfDay } from '../../../core/kernel/clock.ts'
import type { ListedSpan } from '../../ports/payments.ts'
import type { Booked } from './ledger.ts'

/** From midnight to midnight in Amsterdam: two days as YYYY-MM-DD, both of which count. */
export const spanOfDays = ({ from, until }: { from: string; until: string }): ListedSpan => ({
  from: startOfDay(from),
  until: startOfDay(dayOf(until).add({ days: 1 })),
})

const kinds: Record<Booked['kind'], string> = {
  payment: 'betaling',
  refund: 'terugbetaling',
  unallocated: 'niet toegewezen',
  'unallocated-refund': 'niet toegewezen, terugbetaald',
}

/** Formats an amount so that a spreadsheet can add it up: `-12,50`. */
const amountOf = (cents: number): string => {
  const [euros, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100]
  return `${cents < 0 ? '-' : ''}${euros},${String(rest).padStart(2, '0')}`
}

/** The ledger as rows of a spreadsheet, of which the first holds the names of the columns. */
export const ledgerRows = (booked: readonly Booked[]): string[][] => [
  [
    ...['Dag', 'Soort', 'Bon', 'Referentie', 'Product', 'Omschrijving'],
    ...['Bedrag', 'Valuta', 'Btw %', 'Btw', 'Zonder btw', 'Kenmerk bank'],
  ],
  ...booked.map((one) => [
    ...[one.day, kinds[one.kind], one.receipt ?? '', one.reference, one.product, one.title],
    ...[amountOf(one.amountCents), one.currency, String(one.vatPercent), amountOf(one.vatCents)],
    ...[amountOf(one.amountCents - one.vatCents), one.bankId],
  ]),
]
