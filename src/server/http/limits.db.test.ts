import { describe, expect, test } from 'vitest'
import { bookingFrom, send } from '../../../test/bookings.ts'
import { openHouse } from '../../../test/house.ts'
import { type Clock, clockAt } from '../../core/kernel/clock.ts'
import { allowances, memoryLimiter, take } from '../services/limits/take.ts'
import { callerOf } from './limits.ts'

const standing = clockAt('2026-11-20T14:00:00Z')

test('thirty parallel submits from one address pass', async () => {
  await using house = await openHouse({ clock: standing })
  const booking = await bookingFrom(house, '2026-11-23')
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(house, booking)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
})

test('who goes on and on is told when to come back, and may then', async () => {
  let ahead = 0
  const clock: Clock = { now: () => standing.now() + ahead }
  await using house = await openHouse({ clock })
  const { burst } = allowances.submit
  await Promise.all(
    Array.from({ length: burst }, () => take(house.house, 'submit', '10.0.0.1', allowances.submit)),
  )
  const refused = take(house.house, 'submit', '10.0.0.1', allowances.submit)
  await expect(refused).rejects.toMatchObject({ status: 429, retryAfter: 1 })
  await take(house.house, 'submit', '10.0.0.2', allowances.submit)
  ahead += 1000
  await take(house.house, 'submit', '10.0.0.1', allowances.submit)
  const stored = await house.database.db.selectFrom('rate_limit').selectAll().execute()
  expect(stored).toHaveLength(2)
  expect(JSON.stringify(stored)).not.toContain('10.0.0.1')
})

test('a refused call says so with Retry-After, as a problem', async () => {
  await using house = await openHouse({ clock: standing })
  const asked = Array.from({ length: allowances.lookup.burst + 1 }, () =>
    house.app.inject('/api/v1/address?postcode=x&houseNumber=1'),
  )
  const last = (await Promise.all(asked)).filter(({ statusCode }) => statusCode === 429)
  expect(last).toHaveLength(1)
  expect(last[0]?.headers['retry-after']).toBe('1')
  expect(last[0]?.json()).toMatchObject({ code: 'too-many-requests' })
})

describe('in memory', () => {
  test('a clock that is set back leaves nobody waiting until it is where it was', () => {
    let ahead = 86_400_000
    const clock: Clock = { now: () => standing.now() + ahead }
    const limit = memoryLimiter({ clock }, { burst: 2, perMinute: 60 })
    limit('a')
    limit('a')
    expect(() => limit('a')).toThrow('Dit gaat te snel')
    ahead = 0
    limit('a')
    limit('a')
    expect(() => limit('a')).toThrow('Dit gaat te snel')
  })

  test('forgets callers that it has no room for', () => {
    const limit = memoryLimiter({ clock: standing }, { burst: 1, perMinute: 1 }, 2)
    limit('a')
    expect(() => limit('a')).toThrow('Dit gaat te snel')
    limit('b')
    limit('c')
    limit('a')
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (ip, caller) => {
  expect(callerOf(ip)).toBe(caller)
})
