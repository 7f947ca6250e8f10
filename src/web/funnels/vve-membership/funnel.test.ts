import { expect, test } from 'vitest'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { registerVve } from '../../../core/contract/vve-membership.ts'
import { firstErrors } from '../../../core/fields/first-error.ts'
import { vveFee } from '../../../core/rules/vve-fee.ts'
import { rowsOf } from '../../../core/vve-membership/summary-rows.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { vveMembership } from './funnel.ts'

const steps = ['pandgegevens', 'contactgegevens', 'betaalgegevens', 'overzicht']

/** As the server makes it, at its own prices. */
const document = ({ body }: InputOf<typeof registerVve>) => {
  const { propertyDetails, paymentDetails } = body
  const prices = { perApartment: 1250, bankTransfer: 190 }
  return rowsOf(body, vveFee(propertyDetails.totalApartments, paymentDetails.paymentMethod, prices))
}

testFunnel(vveMembership, {
  document,
  properties: { thanks: '/lidmaatschap/vve-bedankt', perApartment: '€ 12,50', bankTransfer: '€ 1,90' },
  ways: [
    { name: 'street address, direct debit', steps },
    { name: 'a contact person with a PO box', answers: { 'contact.type': '1' } },
    { name: 'an invoice to another street', answers: { invoiceRecipient: '1' } },
    { name: 'an invoice to a PO box', answers: { invoiceRecipient: '1', 'invoice.type': '1' } },
    { name: 'by bank transfer', answers: { paymentMethod: '0' } },
  ],
})

test('the prices are those of the settings, as they are written there', () => {
  const given = { thanks: '/x', perApartment: '€ 12,50', bankTransfer: '€ 1.901,90' }
  expect(vveMembership.properties.schema.parse(given)).toEqual({
    thanks: '/x',
    perApartment: 1250,
    bankTransfer: 190_190,
  })
  expect(firstErrors(vveMembership.properties, { ...given, perApartment: 'gratis' })).toHaveProperty(
    'perApartment',
  )
})
