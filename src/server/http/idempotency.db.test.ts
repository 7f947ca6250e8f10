import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bookingFrom, send, type TestBooking } from '../../../test/kit/handyman.ts'
import { waitingForLocks } from '../../../test/kit/locks.ts'
import { openTestServer, type TestServer } from '../../../test/kit/server.ts'
import { type Clock, clockAt } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import { retention } from '../../core/rules/retention.ts'
import { claim, forgetOld } from '../services/idempotency/claim.ts'
import { allowances, take } from '../services/rate-limits/rate-limits.ts'

const start = clockAt('2026-11-20T14:00:00Z').now()
let ahead = 0
const clock: Clock = { now: () => start + ahead }
let server: TestServer
let good: TestBooking

beforeAll(async () => {
  server = await openTestServer({ clock })
  good = await bookingFrom(server, '2026-11-23')
})
afterAll(() => server.close())

const rows = (table: 'submission' | 'idempotency') =>
  server.database.db.selectFrom(table).selectAll().execute()
const jobs = () =>
  server.database.db
    .withSchema('pgboss')
    .selectFrom('job' as never)
    .selectAll()
    .execute() as Promise<{ name: string }[]>
const waiting = () => waitingForLocks(server.database.db)
const other = () => ({ appointment: { ...good.appointment, comment: 'Iets anders.' } })

test('twenty parallel sends of one key make one order, with one answer to the letter', async () => {
  const key = randomUUID()
  /** On a busy machine the first send may take longer than the others wait: these are told to ask again, and do. */
  const sendAgain = async (): Promise<Awaited<ReturnType<typeof send>>> => {
    const answer = await send(server, good, key)
    return answer.json().code === 'idempotency-key-running' ? sendAgain() : answer
  }
  const answers = await Promise.all(Array.from({ length: 20 }, sendAgain))
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(await rows('submission')).toHaveLength(1)
  expect((await jobs()).map(({ name }) => name).sort()).toEqual(['partner.deliver', 'partner.deliver'])
})

test('the same booking without a key is another booking', async () => {
  const before = (await rows('submission')).length
  await send(server, good)
  await send(server, good)
  expect(await rows('submission')).toHaveLength(before + 2)
})

test('the order of fields and a key in capitals make no difference, another body does', async () => {
  const key = randomUUID()
  const first = await send(server, good, key)
  const { options, ...rest } = good.appointment
  const again = await send(server, { appointment: { options, ...rest } }, key.toUpperCase())
  expect([again.statusCode, again.body]).toEqual([201, first.body])
  const reused = await send(server, other(), key)
  expect(reused.statusCode).toBe(422)
  const told = { code: 'idempotency-key-reused', first: { state: 'arrived', answer: first.json() } }
  expect(reused.json()).toMatchObject(told)
  // also for another body that would have been refused anyway
  const never = await send(server, {}, key)
  expect([never.statusCode, never.json()]).toMatchObject([422, told])
  expect(reused.headers['cache-control']).toBe('no-store')
})

test('a refused send leaves its key free for the corrected form', async () => {
  const key = randomUUID()
  const wrong = structuredClone(good)
  wrong.appointment.user.email = 'jannie'
  expect((await send(server, wrong, key)).statusCode).toBe(400)
  const dearer = structuredClone(good)
  for (const option of dearer.appointment.options) option.rate += 5
  expect((await send(server, dearer, key)).statusCode).toBe(409)
  expect((await send(server, good, key)).statusCode).toBe(201)
})

test('a partner that fails before anything is taken in: the problem says so, and the key is free', async () => {
  const key = randomUUID()
  const rates = server.runtime.ports.handyman.rates
  const before = (await rows('submission')).length
  server.runtime.ports.handyman.rates = async () => {
    throw new PartnerError('klusservice', 'unreachable')
  }
  const later = structuredClone(good)
  later.appointment.comment = 'De partner lag eruit.'
  // without stored rates the failing partner has to be asked
  await server.database.db.deleteFrom('partner_memory').execute()
  const failed = await send(server, later, key)
  server.runtime.ports.handyman.rates = rates
  expect([failed.statusCode, failed.json()]).toMatchObject([
    503,
    { code: 'partner-unavailable', accepted: false },
  ])
  const other = await send(server, good, key)
  expect([other.statusCode, (await rows('submission')).length]).toEqual([201, before + 1])
})

test('a failure of our own leaves the outcome open: the problem does not say that nothing was taken in', async () => {
  const rates = server.runtime.ports.handyman.rates
  server.runtime.ports.handyman.rates = async () => {
    throw new Error('broken')
  }
  await server.database.db.deleteFrom('partner_memory').execute()
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/klusservice/appointment',
    headers: { 'idempotency-key': randomUUID() },
    payload: good,
  })
  server.runtime.ports.handyman.rates = rates
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).not.toHaveProperty('accepted')
})

test('a key that another try took over is not called free by the slow one', async () => {
  const attempt = { call: 'handyman.book', key: randomUUID(), bodyHash: Buffer.from('same') }
  const slow = await claim(server.runtime, attempt)
  if ('status' in slow) throw new Error('This key is new.')
  ahead += 5000
  const next = await claim(server.runtime, attempt)
  if ('status' in next) throw new Error('Nothing was answered yet.')
  expect(await slow.free()).toBe(false)
  expect(await next.free()).toBe(true)
})

test('an answer survives what would refuse it now: the price is not asked again', async () => {
  const key = randomUUID()
  const first = await send(server, good, key)
  const rates = server.runtime.ports.handyman.rates
  server.runtime.ports.handyman.rates = async () => undefined
  const again = await send(server, good, key)
  server.runtime.ports.handyman.rates = rates
  expect([again.statusCode, again.body]).toEqual([201, first.body])
})

test('an answer from before is given also to whoever sent too much since', async () => {
  const key = randomUUID()
  const first = await send(server, good, key)
  const { burst } = allowances.submit
  const use = () => take(server.runtime, 'submit', '127.0.0.1', allowances.submit).catch(() => undefined)
  await Promise.all(Array.from({ length: burst }, use))
  expect((await send(server, good, randomUUID())).statusCode).toBe(429)
  // a body over the limit is not read, whatever key it brings
  for (const unknown of [randomUUID(), 'geen sleutel'])
    expect((await send(server, { appointment: 'niets' } as never, unknown)).statusCode).toBe(429)
  const again = await send(server, good, key)
  expect([again.statusCode, again.body]).toEqual([201, first.body])
  // moves the clock, so that later tests have their full allowance again
  ahead += 600_000
})

test('a key that is no UUID is refused', async () => {
  const answer = await send(server, good, 'nogmaals')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'idempotency-key-invalid' })
})

test('while the first still runs the second waits and then says when to come back', async () => {
  const attempt = { call: 'handyman.book', key: randomUUID(), bodyHash: Buffer.from('same') }
  const held = await claim(server.runtime, attempt)
  if ('status' in held) throw new Error('This key is new.')
  // a waiting send is refused after five seconds; the mocked clock lets 4.9 of them pass at its second look
  const begun = performance.now.bind(performance)
  let looks = 0
  const watch = vi.spyOn(performance, 'now').mockImplementation(() => begun() + (looks++ > 0 ? 4900 : 0))
  await expect(claim(server.runtime, attempt)).rejects.toMatchObject({ status: 409, retryAfter: 2 })
  watch.mockRestore()
  await held.free()
  expect(await claim(server.runtime, attempt)).toHaveProperty('keep')
})

test('who sends another body is told whether the first one still runs', async () => {
  const attempt = { call: 'handyman.book', key: randomUUID(), bodyHash: Buffer.from('same') }
  const other = { ...attempt, bodyHash: Buffer.from('other') }
  const held = await claim(server.runtime, attempt)
  if ('status' in held) throw new Error('This key is new.')
  await expect(claim(server.runtime, other)).rejects.toMatchObject({
    status: 422,
    first: { state: 'running' },
  })
  ahead += 5000
  await expect(claim(server.runtime, other)).rejects.toMatchObject({ status: 422, first: { state: 'lost' } })
  const next = await claim(server.runtime, attempt)
  if ('status' in next) throw new Error('Nothing was answered yet.')
  await expect(claim(server.runtime, other)).rejects.toMatchObject({ first: { state: 'running' } })
  await next.leave()
  await expect(claim(server.runtime, other)).rejects.toMatchObject({ first: { state: 'lost' } })
})

test('what was told to be lost cannot be taken in by a process that only seemed dead', async () => {
  const attempt = { call: 'handyman.book', key: randomUUID(), bodyHash: Buffer.from('same') }
  const slow = await claim(server.runtime, attempt)
  if ('status' in slow) throw new Error('This key is new.')
  ahead += 5000
  const other = { ...attempt, bodyHash: Buffer.from('other') }
  await expect(claim(server.runtime, other)).rejects.toMatchObject({ first: { state: 'lost' } })
  const outcome = { status: 201, answer: { reference: 'TEST' } }
  await expect(slow.keep(server.database.db, outcome)).rejects.toMatchObject({ status: 409 })
})

test('an answer that is being written when another body asks is found', async () => {
  const attempt = { call: 'handyman.book', key: randomUUID(), bodyHash: Buffer.from('same') }
  const slow = await claim(server.runtime, attempt)
  if ('status' in slow) throw new Error('This key is new.')
  ahead += 5000
  const answer = { reference: 'TEST' }
  let asked: Promise<unknown> = Promise.resolve()
  await server.database.db.transaction().execute(async (tx) => {
    await slow.keep(tx, { status: 201, answer })
    asked = claim(server.runtime, { ...attempt, bodyHash: Buffer.from('other') }).catch((thrown) => thrown)
    // until the other claim waits for this transaction
    await expect.poll(waiting).toBeGreaterThan(0)
  })
  expect(await asked).toMatchObject({ status: 422, first: { state: 'arrived', answer } })
})

test('whoever died while it ran is taken over when its lease is over, and cannot write any more', async () => {
  const attempt = { call: 'handyman.book', key: randomUUID(), bodyHash: Buffer.from('same') }
  const dead = await claim(server.runtime, attempt)
  if ('status' in dead) throw new Error('This key is new.')
  ahead += 5000
  const next = await claim(server.runtime, attempt)
  if ('status' in next) throw new Error('Nothing was answered yet.')
  const outcome = { status: 201, answer: { reference: 'TEST' } }
  await expect(dead.keep(server.database.db, outcome)).rejects.toMatchObject({ status: 409 })
  await next.keep(server.database.db, outcome)
  expect(await claim(server.runtime, attempt)).toEqual(outcome)
})

test('a lease from before a clock was set back does not last', async () => {
  const attempt = { call: 'handyman.book', key: randomUUID(), bodyHash: Buffer.from('same') }
  const dead = await claim(server.runtime, attempt)
  if ('status' in dead) throw new Error('This key is new.')
  const lease = new Date(clock.now() + 86_400_000).toISOString()
  await server.database.db
    .updateTable('idempotency')
    .set({ lease_until: lease })
    .where('key', '=', attempt.key)
    .execute()
  const next = await claim(server.runtime, attempt)
  expect(next).toHaveProperty('keep')
  await expect(dead.keep(server.database.db, { status: 201, answer: {} })).rejects.toMatchObject({
    status: 409,
  })
})

test('an outcome that nobody knows stays with its body, and the same body may find out at once', async () => {
  const attempt = { call: 'handyman.book', key: randomUUID(), bodyHash: Buffer.from('same') }
  const held = await claim(server.runtime, attempt)
  if ('status' in held) throw new Error('This key is new.')
  await held.leave()
  await expect(claim(server.runtime, { ...attempt, bodyHash: Buffer.from('other') })).rejects.toMatchObject({
    status: 422,
  })
  expect(await claim(server.runtime, attempt)).toHaveProperty('keep')
})

test('keys are forgotten after 48 hours', async () => {
  const key = randomUUID()
  await send(server, good, key)
  ahead += (retention.keys.duration.hours * 3600 - 60) * 1000
  expect((await send(server, other(), key)).statusCode).toBe(422)
  ahead += 120_000
  expect(await forgetOld(server.database.db, server.runtime)).toBeGreaterThan(0)
  expect(await rows('idempotency')).toHaveLength(0)
})
