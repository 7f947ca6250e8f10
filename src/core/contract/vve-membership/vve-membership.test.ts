import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { exampleOf } from '../../fields/brick/group.ts'
import { registerVve } from './vve-membership-operations.ts'

const body = registerVve.body as NonNullable<typeof registerVve.body>
type Sent = Record<'propertyDetails' | 'contactDetails' | 'paymentDetails', Record<string, unknown>>

const judged = (change: (sent: Sent) => void) => {
  const sent = exampleOf(body) as Sent
  change(sent)
  const result = z.safeParse(body.schema, sent)
  const errors = Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )
  return { parsed: result.data as Sent | undefined, errors }
}
const box = {
  postcode: '3800 as',
  houseNumber: '735',
  streetName: 'Postbus',
  addition: '',
  placeName: 'Amersfoort',
}

describe('a PO box', () => {
  test('travels as an address on Postbus', () => {
    const { parsed, errors } = judged(({ contactDetails }) => {
      Object.assign(contactDetails, { addressType: 1, address: box })
    })
    expect(errors).toEqual({})
    expect(parsed?.contactDetails.address).toEqual({
      ...box,
      postcode: '3800AS',
      houseNumber: 735,
      addition: undefined,
    })
  })

  test.each([
    [
      'another street',
      { streetName: 'Voorbeeldlaan' },
      { streetName: 'Bij een postbus is de straatnaam Postbus.' },
    ],
    ['an addition', { addition: 'A' }, { addition: 'Een postbus heeft geen toevoeging.' }],
    ['a number of six digits', { houseNumber: '123456' }, { houseNumber: 'Postbusnummer is ongeldig.' }],
    ['no number', { houseNumber: '' }, { houseNumber: 'Dit is een verplicht veld.' }],
    ['a postcode that is none', { postcode: '12' }, { postcode: 'Postcode is ongeldig.' }],
  ])('with %s is refused in its own words', (_name, wrong, said) => {
    for (const [group, field] of [
      ['contactDetails', 'address'],
      ['paymentDetails', 'invoiceAddress'],
    ] as const) {
      const { errors } = judged((sent) => {
        Object.assign(sent[group], { addressType: '1', invoiceRecipient: '1', [field]: { ...box, ...wrong } })
      })
      expect(errors).toEqual(
        Object.fromEntries(Object.entries(said).map(([name, text]) => [`${group}.${field}.${name}`, text])),
      )
    }
  })

  test('is no street address', () => {
    const { errors } = judged(({ contactDetails }) => {
      Object.assign(contactDetails, { addressType: 0, address: { ...box, houseNumber: '0' } })
    })
    expect(errors).toEqual({ 'contactDetails.address.houseNumber': 'Huisnummer is ongeldig.' })
  })
})

describe('paying', () => {
  test('by direct debit needs an IBAN and the consent', () => {
    const { errors } = judged(({ paymentDetails }) => {
      Object.assign(paymentDetails, { paymentMethod: 1, iban: '', agreedToDebit: false })
    })
    expect(errors).toEqual({
      'paymentDetails.iban': 'Voer een IBAN in.',
      'paymentDetails.agreedToDebit': 'Bevestiging verplicht.',
    })
  })

  test('by transfer looks at neither, and keeps neither', () => {
    const { parsed, errors } = judged(({ paymentDetails }) => {
      Object.assign(paymentDetails, { paymentMethod: 0, iban: 'geen', agreedToDebit: false })
    })
    expect(errors).toEqual({})
    expect(parsed?.paymentDetails).not.toHaveProperty('iban')
  })

  test('always needs the terms', () => {
    for (const paymentMethod of [0, 1])
      expect(
        judged(({ paymentDetails }) => {
          Object.assign(paymentDetails, { paymentMethod, agreedToTermsAndConditions: false })
        }).errors,
      ).toEqual({ 'paymentDetails.agreedToTermsAndConditions': 'Bevestiging verplicht.' })
  })

  test('asks for an invoice address only when it is another one', () => {
    const without = (invoiceRecipient: number, invoiceAddress: unknown) =>
      judged(({ paymentDetails }) => {
        Object.assign(paymentDetails, { invoiceRecipient, invoiceAddress })
      }).errors
    for (const nothing of [undefined, null, {}, { postcode: '' }, 'x'])
      expect(without(0, nothing)).toEqual({})
    expect(without(1, undefined)).toEqual({ 'paymentDetails.invoiceAddress': 'Dit is een verplicht veld.' })
  })
})

test('parts that are no objects are told, not thrown', () => {
  for (const nothing of [undefined, null, 'x', 1, []])
    expect(
      Object.values(judged((sent) => Object.assign(sent, { contactDetails: nothing })).errors).length,
    ).toBeGreaterThan(0)
})

test.each([
  ['1', 'Vul een heel getal vanaf 2 in.'],
  ['2,5', 'Vul een heel getal vanaf 2 in.'],
  ['', 'Dit is een verplicht veld.'],
])('%j apartments are refused', (totalApartments, said) => {
  expect(
    judged(({ propertyDetails }) => {
      Object.assign(propertyDetails, { totalApartments, kvkNumber: '' })
    }).errors,
  ).toEqual({ 'propertyDetails.totalApartments': said })
})

test('a KvK number of seven digits is refused in its own words', () => {
  expect(
    judged(({ propertyDetails }) => {
      propertyDetails.kvkNumber = '1234567'
    }).errors,
  ).toEqual({ 'propertyDetails.kvkNumber': 'KvK-nummer bestaat uit 8 cijfers.' })
})
