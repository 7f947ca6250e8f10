import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressesSuite } from '../../ports/addresses.suite.ts'
import { addressesGuards } from '../../ports/addresses.ts'
import { addressesSandbox } from './addresses-sandbox-adapter.ts'

const addresses = addressesSandbox()

addressesSuite('the sandbox', async () => ({ port: addresses, close: async () => undefined }))

test('the other homes of the demonstration', async () => {
  expect(await addresses.lookup('9711LM', 25)).toMatchObject({
    streetName: 'Voorbeeldkade',
    city: 'Groningen',
    municipalityId: 'GM0014',
    additions: [],
  })
  expect(await addresses.lookup('2513AA', 7)).toMatchObject({
    streetName: 'Voorbeeldhof',
    city: "'s-Gravenhage",
    municipalityId: 'GM0518',
    additions: [],
  })
})

const letters = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: 2,
  maxLength: 2,
})

test('any other postcode and number is a home that could be there', async () => {
  const someAddress = fc.record({
    postcode: fc
      .tuple(fc.integer({ min: 1000, max: 9999 }), letters)
      .map(([digits, two]) => `${digits}${two}`),
    houseNumber: fc.integer({ min: 1, max: 99_999 }),
  })
  await fc.assert(
    fc.asyncProperty(someAddress, async ({ postcode, houseNumber }) => {
      fc.pre(postcode !== '9999ZZ')
      const found = addressesGuards.lookup.parse(await addresses.lookup(postcode, houseNumber))
      expect(found).toEqual(await addresses.lookup(postcode, houseNumber))
      const facts = addressesGuards.facts.parse(await addresses.facts(postcode, houseNumber, ''))
      expect(facts?.livingAreaSize).toBeGreaterThan(0)
      expect(found?.lat).toBeGreaterThan(50.7)
      expect(found?.lat).toBeLessThan(53.6)
      expect(found?.lon).toBeGreaterThan(3.3)
      expect(found?.lon).toBeLessThan(7.3)
    }),
  )
})

test('one postcode is one street', async () => {
  const [one, other] = [await addresses.lookup('3512AB', 1), await addresses.lookup('3512AB', 88)]
  expect(one?.streetName).toBe(other?.streetName)
  expect(one?.city).toBe('Utrecht')
})
