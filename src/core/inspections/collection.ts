import { consent } from '../fields/request/consent.ts'
import { type Cents, formatCents } from '../kernel/money.ts'
import type { LegalText } from '../rules/legal-texts.ts'

/** What who orders an inspection agrees with beside the IBAN, at its price (D77). Another wording is another version. */
export const collectionOf = (price: Cents): LegalText => ({
  version: '2026-11-28',
  wording: `Ik ga ermee akkoord dat de vereniging na de keuring eenmalig ${formatCents(price)} van deze rekening afschrijft.`,
})

/** What was agreed with by requests that were taken in without their price. */
export const collectionBefore: LegalText = {
  version: '2026-11-23',
  wording: 'Na de keuring schrijven we het bedrag af van deze rekening.',
}

/** The box beside the IBAN; what it says is `collectionOf` the price of that inspection. */
export const agreeDebit = consent({
  label: 'Incasso van de keuring',
  sentence: 'Ik ga akkoord met de incasso van de keuring.',
})
