import { testFunnel } from '../test-funnel.ts'
import { vveMembership } from './vve-membership.ts'

testFunnel(vveMembership, {
  ways: [
    { name: 'street address, direct debit' },
    { name: 'PO box', answers: { 'contact.type': '1' } },
    { name: 'invoice to a PO box', answers: { invoiceRecipient: '1', 'invoice.type': '1' } },
    { name: 'bank transfer', answers: { paymentMethod: '0' } },
  ],
})
