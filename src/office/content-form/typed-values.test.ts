import { expect, test } from 'vitest'
import { centsTyped, momentOf, numberTyped, shownCents, wallTimeOf } from './typed-values.ts'

test('a number and an amount are read as somebody types them, and anything else stays as typed', () => {
  expect(['12', ' 1,5 ', '-3', '12 meter', '1.'].map(numberTyped)).toEqual([12, 1.5, -3, '12 meter', '1.'])
  expect(['195', '1.250,50', '€ 12,5', 'gratis'].map(centsTyped)).toEqual([19500, 125050, 1250, 'gratis'])
  expect([19500, 125050, 'gratis', null].map(shownCents)).toEqual(['195,00', '1.250,50', 'gratis', ''])
})

test('a moment is asked in the time of the Netherlands, in winter and in summer', () => {
  expect(wallTimeOf('2026-03-01T08:00:00Z')).toBe('2026-03-01T09:00')
  expect(momentOf('2026-03-01T09:00')).toBe('2026-03-01T09:00:00+01:00')
  expect(momentOf('2026-07-01T09:00')).toBe('2026-07-01T09:00:00+02:00')
  expect(wallTimeOf('morgen')).toBeUndefined()
  expect(momentOf('morgen')).toBeUndefined()
})
