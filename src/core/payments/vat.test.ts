import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricedOn, vatWithin } from './vat.ts'

test.each([
  [1795, 312],
  [2495, 433],
  [42500, 7376],
  [1, 0],
])('of %i cents %i are VAT at 21 percent', (amount, vat) => {
  expect(vatWithin(amount, 21)).toBe(vat)
  expect(pricedOn(amount, '2026-11-24')).toEqual({ amountCents: amount, vatCents: vat, vatPercent: 21 })
})

test('what is left without VAT, with VAT added to it, is the price again to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(0, 9, 21), (amount, percent) => {
      const without = amount - vatWithin(amount, percent)
      expect(Math.abs(without * (1 + percent / 100) - amount)).toBeLessThanOrEqual(1)
    }),
  )
})
