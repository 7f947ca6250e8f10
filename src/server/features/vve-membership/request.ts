import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { registerVve } from '../../../core/contract/vve-membership.ts'
import { streetAddress } from '../../../core/fields/address-type.ts'
import { otherAddress } from '../../../core/fields/invoice-recipient.ts'

/** The parsed request of an owners' association. */
export type VveRequest = RequestOf<typeof registerVve>['body']

/** Where the invoice goes: to the contact person, unless another address was asked for (spec 001 section 3). */
export const invoiceAddressOf = ({ contactDetails, paymentDetails }: VveRequest) => {
  const elsewhere = paymentDetails.invoiceRecipient === otherAddress
  const { addressType = streetAddress } = elsewhere ? paymentDetails : contactDetails
  return { addressType, address: elsewhere ? paymentDetails.invoiceAddress : contactDetails.address }
}
