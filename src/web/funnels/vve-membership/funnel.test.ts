import { expect, test } from 'vitest'
import { firstErrors } from '../../../core/fields/first-error.ts'
import { vveFee } from '../../../core/rules/vve-fee.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { feeRows, placeText } from './answers.ts'
import { vveMembership } from './funnel.ts'

const steps = ['pandgegevens', 'contactgegevens', 'betaalgegevens', 'overzicht']

testFunnel(vveMembership, {
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

test('a transfer costs extra, a direct debit does not', () => {
  const prices = { perApartment: 1250, bankTransfer: 190 }
  expect(feeRows(vveFee(12, 1, prices))).toEqual([{ label: 'Lidmaatschap per jaar', value: '€ 150,00' }])
  expect(feeRows(vveFee(12, 0, prices)).map(({ value }) => value)).toEqual(['€ 150,00', '€ 1,90', '€ 151,90'])
})

test('addresses and names read as people write them', () => {
  const home = {
    postcode: '3821BT',
    houseNumber: 10,
    addition: 'A',
    streetName: 'Voorbeeldlaan',
    city: 'Amersfoort',
  }
  const box = { postcode: '3800AS', houseNumber: 735, city: 'Amersfoort' }
  expect(placeText({ type: 1, street: home, box })).toBe('Postbus 735\n3800 AS Amersfoort')
  expect(placeText({ type: 0, street: home, box })).toBe('Voorbeeldlaan 10 A\n3821 BT Amersfoort')
})
