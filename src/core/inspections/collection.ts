import { consent } from '../fields/request/consent.ts'
import { type Cents, formatCents } from '../kernel/money.ts'
import type { LegalText } from '../rules/legal-texts.ts'

/** The consent to collect the price of an inspection from the IBAN (D77). Another wording gets another version. */
export const collectionOf = (price: Cents): LegalText => ({
  version: '2026-11-28',
  wording: `Ik ga ermee akkoord dat de vereniging na de keuring eenmalig ${formatCents(price)} van deze rekening afschrijft.`,
})

/** The consent of requests that were sent without a price. */
export const collectionBefore: LegalText = {
  version: '2026-11-23',
  wording: 'Na de keuring schrijven we het bedrag af van deze rekening.',
}

/** The box beside the IBAN; its sentence becomes `collectionOf` the price of the inspection. */
export const agreeDebit = consent({
  label: 'Incasso van de keuring',
  sentence: 'Ik ga akkoord met de incasso van de keuring.',
})
