import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { registerVve } from '../../../core/contract/vve-membership/vve-membership-calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { type VvePrices, vveFee } from '../../../core/rules/vve-fee.ts'
import { vveMembershipRows } from '../../../core/vve-membership/vve-membership-summary-rows.ts'

/** The sections of the overview: the stored summary, at the prices of the page. */
export const vveMembershipSections = (
  { body }: InputOf<typeof registerVve>,
  { properties: prices }: { properties: VvePrices },
): Section[] => {
  const { propertyDetails, paymentDetails } = body
  return vveMembershipRows(
    body,
    vveFee(propertyDetails.totalApartments, paymentDetails.paymentMethod, prices),
  )
}
