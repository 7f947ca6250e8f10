import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { registerVve } from '../../../core/contract/vve-membership/vve-membership-calls.ts'
import { vveFee } from '../../../core/rules/vve-fee.ts'
import { vveMembershipRows } from '../../../core/vve-membership/vve-membership-summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { vveMembership } from './vve-membership-funnel.ts'

const steps = ['pandgegevens', 'contactgegevens', 'betaalgegevens', 'overzicht']

/** The summary that the server makes, at its own prices. */
const summary = ({ body }: InputOf<typeof registerVve>) => {
  const { propertyDetails, paymentDetails } = body
  const prices = { perApartment: 1250, bankTransfer: 190 }
  return vveMembershipRows(
    body,
    vveFee(propertyDetails.totalApartments, paymentDetails.paymentMethod, prices),
  )
}

export const trials: FunnelTrial[] = [
  {
    funnel: vveMembership,

    summary,
    properties: { thanks: '/lidmaatschap/vve-bedankt', perApartment: '€ 12,50', bankTransfer: '€ 1,90' },
    ways: [
      { name: 'street address, direct debit', steps },
      { name: 'a contact person with a PO box', answers: { 'contact.type': '1' } },
      { name: 'an invoice to another street', answers: { invoiceRecipient: '1' } },
      { name: 'an invoice to a PO box', answers: { invoiceRecipient: '1', 'invoice.type': '1' } },
      { name: 'by bank transfer', answers: { paymentMethod: '0' } },
    ],
  },
]
