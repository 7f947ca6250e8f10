import { ServiceDetails } from '../../../login/ServiceDetails.tsx'
import { legalPositionCopy } from '../legal-position-content.ts'

/** Asks who makes the request, and the payment of the membership where they have none. */
export default function LegalPositionDetails() {
  return <ServiceDetails why={legalPositionCopy.becomesMember} />
}
