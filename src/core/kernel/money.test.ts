import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centsFromEuros, eurosFromCents, formatCents } from './money.ts'

it.each([
  [6450, '€ 64,50'],
  [0, '€ 0,00'],
  [5, '€ 0,05'],
  [123_456_789, '€ 1.234.567,89'],
])('%d cents are written %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text)
})

it('turns euros into cents and back without losing one', () => {
  expect(centsFromEuros(1.1 + 2.2)).toBe(330)
  expect(centsFromEuros(1.005)).toBe(100)
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(centsFromEuros(eurosFromCents(cents))).toBe(cents)
    }),
  )
})
