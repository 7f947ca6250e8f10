import { consent } from '../fields/consent.ts'
import { insuranceLegalTexts } from '../rules/insurance-legal-texts.ts'
import { acceptanceStatementPath, servicesGuidePath } from './paths.ts'

/** That everything is true: the duty to disclose. */
export const agreeTruthful = consent({
  label: 'Acceptatieverklaring',
  sentence: insuranceLegalTexts.disclosure.wording,
  link: { text: 'acceptatieverklaring', href: acceptanceStatementPath },
})
/** The papers of the insurance. */
export const agreeDocuments = consent({
  label: 'Voorwaarden van de verzekering',
  sentence: insuranceLegalTexts.insurance.wording,
  link: { text: 'dienstenwijzer', href: servicesGuidePath },
})
