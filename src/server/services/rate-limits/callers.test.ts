import { expect, test } from 'vitest'
import { clockAt } from '../../../core/kernel/clock.ts'
import { callersOf, memoryLimiterFrom } from './callers.ts'

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['::ffff:cb00:7107', ['203.0.113.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002::', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['unknown', ['unknown']],
  ['x'.repeat(5000), ['x'.repeat(45)]],
  ['', ['']],
])('%s is counted as %j', (ip, who) => {
  expect(callersOf(ip).map((caller) => caller.who)).toEqual(who)
})

const uses = (count: number, use: (index: number) => void) => {
  let passed = 0
  for (let index = 0; index < count; index++)
    try {
      use(index)
      passed++
    } catch {
      // The fault 429.
    }
  return passed
}

test('a /64 has the allowance of a household, a /56 that of two, a /48 that of sixteen, and neighbours their own', () => {
  const limit = memoryLimiterFrom({ clock: clockAt('2026-11-20T14:00:00Z') }, { burst: 10, perMinute: 1 })
  expect(uses(30, (index) => limit(`2001:db8:1:2::${index}`))).toBe(10)
  expect(uses(100, (index) => limit(`2001:db8:1:${(index + 10).toString(16)}::1`))).toBe(10)
  // Whoever rents one /56 does not affect the others of its /48.
  expect(uses(20, () => limit('2001:db8:1:ff00::1'))).toBe(10)
  expect(uses(250, (index) => limit(`2001:db8:1:${(index + 1).toString(16)}00::1`))).toBe(130)
  expect(uses(20, () => limit('2001:db8:2:1::1'))).toBe(10)
  expect(uses(20, (index) => limit(index % 2 ? '::ffff:203.0.113.7' : '203.0.113.7'))).toBe(10)
})
