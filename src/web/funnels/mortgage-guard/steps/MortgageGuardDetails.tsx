import { ServiceDetails } from '../../../login/ServiceDetails.tsx'
import { mortgageGuardCopy } from '../mortgage-guard-content.ts'

/** Asks the details of the person whose mortgage is watched. */
export default function MortgageGuardDetails() {
  return <ServiceDetails why={mortgageGuardCopy.becomesMember} />
}
