import type { CancelledKind } from '../fields/insurance/insurance-cancellation.ts'
import { consent } from '../fields/request/consent.ts'
import { formatDay } from '../kernel/day.ts'
import { insuranceLegalTexts } from '../rules/insurance-legal-texts.ts'
import { acceptanceStatementPath, servicesGuidePath } from './paths.ts'

/** That everything is true: the duty to disclose. */
export const agreeTruthful = consent({
  label: 'Acceptatieverklaring',
  sentence: insuranceLegalTexts.disclosure.wording,
  link: { text: 'acceptatieverklaring', href: acceptanceStatementPath },
})
/** That the insurer takes the premium (D77). */
export const agreePremium = consent({
  label: 'Incasso van de premie',
  sentence: insuranceLegalTexts.premium.wording,
})
/** The papers of the insurance. */
export const agreeDocuments = consent({
  label: 'Voorwaarden van de verzekering',
  sentence: insuranceLegalTexts.insurance.wording,
  link: { text: 'dienstenwijzer', href: servicesGuidePath },
})

/** The consent beside an old insurance that ends for good, as it stands at its box: what ends, when, and that nothing comes. */
export const unreplacedWording = ({
  name,
  cancellationDate,
}: {
  name: CancelledKind
  /** YYYY-MM-DD */
  cancellationDate: string
}): string =>
  `Ik weet dat mijn ${name.toLowerCase()} op ${formatDay(cancellationDate, 'plain')} stopt en dat er niets voor in de plaats komt.`
