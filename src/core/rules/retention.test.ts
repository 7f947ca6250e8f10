import { expect, test } from 'vitest'
import { clockAt } from '../kernel/clock.ts'
import { retention } from './retention.ts'
import { retentionCutOff } from './retention-cut-off.ts'

test.each([
  ['requests', '2024-11-20T14:00:00.000Z'],
  ['payments', '2019-11-20T14:00:00.000Z'],
  ['files', '2026-11-18T14:00:00.000Z'],
  ['keys', '2026-11-18T14:00:00.000Z'],
  ['jobs', '2026-11-13T14:00:00.000Z'],
  ['sandbox', '2026-11-13T14:00:00.000Z'],
] as const)('%s are kept from %s on', (term, instant) => {
  expect(retentionCutOff(clockAt('2026-11-20T14:00:00Z'), term)).toBe(instant)
})

test('hours are hours and years are years, also over a change of the clock and a leap day', () => {
  expect(retentionCutOff(clockAt('2026-10-25T12:00:00Z'), 'keys')).toBe('2026-10-23T12:00:00.000Z')
  expect(retentionCutOff(clockAt('2028-02-29T12:00:00Z'), 'requests')).toBe('2026-02-28T12:00:00.000Z')
})

test('what a visitor reads is what the sweep does', () => {
  const unit = { years: 'jaar', days: 'dagen', hours: 'uur', minutes: 'minuten' }
  for (const { termInWords, duration } of Object.values(retention)) {
    const [[name, count] = ['', 0]] = Object.entries(duration)
    expect(termInWords).toMatch(new RegExp(`(^| )${count} ${unit[name as keyof typeof unit]}\\b`))
  }
})
