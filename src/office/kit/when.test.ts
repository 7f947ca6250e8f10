import { expect, test } from 'vitest'
import { inFull, inShort } from './When.tsx'

const now = new Date('2026-12-01T10:00:00+01:00')

test.each([
  ['2026-12-01T08:12:00Z', 'vandaag 9.12'],
  ['2026-11-30T23:05:00Z', 'vandaag 0.05'],
  ['2026-12-04T12:30:00Z', 'vr 4 dec 13.30'],
  ['2026-06-30T22:30:00Z', 'wo 1 jul 0.30'],
  ['2024-03-31T01:30:00Z', '31 mrt 2024'],
])('an instant is told in short, in Dutch time: %s', (instant, told) => {
  expect(inShort(instant, now)).toBe(told)
})

test('and in full, in Dutch time as well', () => {
  expect(inFull('2026-11-30T23:05:00Z')).toBe('dinsdag 1 december 2026, 0.05 uur')
})
