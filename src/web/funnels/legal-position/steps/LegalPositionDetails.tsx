import { ServiceDetails } from '../../../login/ServiceDetails.tsx'
import { legalPositionCopy } from '../legal-position-content.ts'

/** Asks who makes the request. A visitor who is not a member becomes one, and also agrees to pay for the membership. */
export default function LegalPositionDetails() {
  return <ServiceDetails why={legalPositionCopy.becomesMember} />
}
