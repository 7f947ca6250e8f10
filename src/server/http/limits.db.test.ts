import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bookingFrom, send } from '../../../test/kit/handyman.ts'
import { gift, join, registration } from '../../../test/kit/membership.ts'
import { openTestServer, type TestServer } from '../../../test/kit/server.ts'
import { quote, validate } from '../../core/contract/home-insurance/home-insurance-calls.ts'
import { type Clock, clockAt } from '../../core/kernel/clock.ts'
import { allowances, memoryLimiter, take } from '../services/rate-limits/rate-limits.ts'

const standing = clockAt('2026-11-20T14:00:00Z')

test('who goes on and on is told when to come back, and may then', async () => {
  let ahead = 0
  const clock: Clock = { now: () => standing.now() + ahead }
  await using server = await openTestServer({ clock })
  const { burst } = allowances.submit
  await Promise.all(
    Array.from({ length: burst }, () => take(server.runtime, 'submit', '10.0.0.1', allowances.submit)),
  )
  const refused = take(server.runtime, 'submit', '10.0.0.1', allowances.submit)
  await expect(refused).rejects.toMatchObject({ status: 429, retryAfter: 1 })
  await take(server.runtime, 'submit', '10.0.0.2', allowances.submit)
  ahead += 1000
  await take(server.runtime, 'submit', '10.0.0.1', allowances.submit)
  const stored = await server.database.db.selectFrom('rate_limit').selectAll().execute()
  expect(stored).toHaveLength(2)
  expect(JSON.stringify(stored)).not.toContain('10.0.0.1')
})

test('a refused call says so with Retry-After, as a problem', async () => {
  await using server = await openTestServer({ clock: standing })
  const asked = Array.from({ length: allowances.lookup.burst + 1 }, () =>
    server.app.inject('/api/v1/address?postcode=x&houseNumber=1'),
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

test('what is wrong with a submission counts as well, before it is read', async () => {
  await using server = await openTestServer({ clock: standing })
  const ask = (payload: string, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/klusservice/appointment',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })
  const wrong = ['{"appointment":{}}', '{"appointment":', '[]']
  const answers = await Promise.all(
    Array.from({ length: allowances.submit.burst + 30 }, (_, index) => ask(wrong[index % 3] ?? '')),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 400)).toHaveLength(allowances.submit.burst)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  // also with a key, which is looked up first
  expect((await ask('{}', { 'idempotency-key': randomUUID() })).statusCode).toBe(429)
})

test('an answer from before is given also to whoever sent too much', async () => {
  await using server = await openTestServer({ clock: standing })
  const booking = await bookingFrom(server, '2026-11-23')
  const key = randomUUID()
  const first = await send(server, booking, key)
  expect(first.statusCode).toBe(201)
  const { burst } = allowances.submit
  await Promise.all(
    Array.from({ length: burst - 1 }, () => take(server.runtime, 'submit', '127.0.0.1', allowances.submit)),
  )
  expect((await send(server, booking, randomUUID())).statusCode).toBe(429)
  const again = await send(server, booking, key)
  expect([again.statusCode, again.json()]).toEqual([201, first.json()])
})

/** Leaves so many uses of a limit to the address from which these tests ask. */
const leave = ({ runtime }: TestServer, limit: 'check' | 'giftCard' | 'quote', uses: number) =>
  Promise.all(
    Array.from({ length: allowances[limit].burst - uses }, () =>
      take(runtime, limit, '127.0.0.1', allowances[limit]),
    ),
  )

test.each([
  ['an address', 'check', 'lid@voorbeeld.nl', 'email-taken'],
  ['a gift card', 'giftCard', 'niemand@voorbeeld.nl', 'gift-card-unknown'],
] as const)(
  'a registration that tells whether %s is known counts as a question',
  async (_what, limit, email, code) => {
    await using server = await openTestServer({ clock: standing })
    await leave(server, limit, 1)
    const ask = (emailAddress: string) => {
      const body = gift('AAAA-AAAA-AAAA-AAAA')
      return join(server, { ...body, nameAddressDetails: { ...body.nameAddressDetails, emailAddress } })
    }
    expect((await ask(email)).json()).toMatchObject({ status: 409, code })
    expect((await ask(email)).json()).toMatchObject({ status: 429, code: 'too-many-requests' })
    // a good registration is refused too: otherwise a refusal alone would tell that the address is known
    expect((await join(server, registration())).json()).toMatchObject({ status: 429 })
    // a body that is refused before anything is looked up still gets its 400
    expect((await ask('geen adres')).json()).toMatchObject({ status: 400 })
  },
)

test('who calculates premiums until they must wait still becomes a member', async () => {
  await using server = await openTestServer({ clock: standing })
  await leave(server, 'quote', 0)
  for (const { path: url } of [quote, validate]) {
    const answer = await server.app.inject({ method: 'POST', url, payload: {} })
    expect([url, answer.statusCode]).toEqual([url, 429])
  }
  expect((await join(server, registration())).statusCode).toBe(201)
})
