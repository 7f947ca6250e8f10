import type { CancelledKind } from '../fields/insurance/insurance-cancellation.ts'
import { consent } from '../fields/request/consent.ts'
import { formatDay } from '../kernel/day.ts'
import { insuranceLegalTexts } from '../rules/insurance-legal-texts.ts'
import { acceptanceStatementPath, servicesGuidePath } from './paths.ts'

/** Consent that all answers are true: the duty to disclose. */
export const agreeTruthful = consent({
  label: 'Acceptatieverklaring',
  sentence: insuranceLegalTexts.disclosure.wording,
  link: { text: 'acceptatieverklaring', href: acceptanceStatementPath },
})
/** Consent that the insurer collects the premium (D77). */
export const agreePremium = consent({
  label: 'Incasso van de premie',
  sentence: insuranceLegalTexts.premium.wording,
})
export const agreeDocuments = consent({
  label: 'Voorwaarden van de verzekering',
  sentence: insuranceLegalTexts.insurance.wording,
  link: { text: 'dienstenwijzer', href: servicesGuidePath },
})

/** The words of the consent for an old insurance that ends for good: what ends, when, and that nothing replaces it. */
export const unreplacedWording = ({
  name,
  cancellationDate,
}: {
  name: CancelledKind
  /** YYYY-MM-DD */
  cancellationDate: string
}): string =>
  `Ik weet dat mijn ${name.toLowerCase()} op ${formatDay(cancellationDate, 'plain')} stopt en dat er niets voor in de plaats komt.`
