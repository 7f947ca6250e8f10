import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../test/kit/database.ts'
import { cancelMembership } from '../../core/contract/cancellation/cancellation-calls.ts'
import { clockAt } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import { meters, queues } from '../features.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { partners as entries } from '../partners/partners.ts'
import { sharedCircuits } from '../services/circuit-breakers/share.ts'
import { deliveryQueue } from '../services/submissions/submissions-queues.ts'
import { type Metrics, openMetrics } from './open.ts'

const clock = clockAt('2026-11-20T14:00:00Z')
const partners = entries.map(({ name }) => name)
let fresh: FreshDatabase
let metrics: Metrics

beforeAll(async () => {
  fresh = await freshDatabase()
  metrics = await openMetrics(
    { host: '127.0.0.1', port: 0 },
    { database: fresh.db, clock, queues, partners, meters },
  )
})
afterAll(async () => {
  await metrics[Symbol.asyncDispose]()
  await fresh.close()
})

const scrape = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
const value = async (sample: string) => {
  const line = (await scrape()).split('\n').find((one) => one.startsWith(`${sample} `))
  return line && Number(line.slice(sample.length + 1))
}

test('requests are counted by route pattern, and nothing that somebody typed becomes a label', async () => {
  const app = fastify()
  metrics.observer.requests(app)
  app.get('/api/address/:postcode', async () => 'ok')
  app.get('/broken', async () => Promise.reject(new Error('no')))
  for (const postcode of ['3821BT', '1012JS']) await app.inject(`/api/address/${postcode}?naam=Jannie`)
  await app.inject('/broken')
  await app.inject('/nergens/jannie@voorbeeld.nl')
  const count = (method: string, route: string, status: string) =>
    value(`thuisbasis_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`)
  expect(await count('GET', '/api/address/:postcode', '2xx')).toBe(2)
  expect(await count('GET', '/broken', '5xx')).toBe(1)
  expect(await count('GET', 'unknown', '4xx')).toBe(1)
  expect(await scrape()).not.toMatch(/3821BT|jannie/i)
})

test('partners tell how calls ended', async () => {
  const { partnerCall } = metrics.observer
  const fail = () => Promise.reject(new PartnerError('mail', 'timeout'))
  expect(await partnerCall('mail', 'send', async () => 7)).toBe(7)
  await expect(partnerCall('mail', 'send', fail)).rejects.toThrow(PartnerError)
  const calls = (outcome: string) =>
    value(`thuisbasis_partner_call_duration_seconds_count{partner="mail",call="send",outcome="${outcome}"}`)
  expect([await calls('ok'), await calls('timeout')]).toEqual([1, 1])
})

test('partners that any process leaves alone are told', async () => {
  const circuits = sharedCircuits(fresh.db)
  const timing = { openAfter: 2, rest: 5000 }
  const open = () => value('thuisbasis_partner_circuit_open{partner="mail"}')
  await circuits.failed('mail', clock.now(), timing)
  expect(await open()).toBe(0)
  await circuits.failed('mail', clock.now(), timing)
  await expect.poll(open).toBe(1)
  expect(await value('thuisbasis_partner_circuit_open{partner="klusservice"}')).toBe(0)
  await circuits.succeeded('mail')
  await expect.poll(open).toBe(0)
})

test('jobs are counted by how their tries ended', async () => {
  await metrics.observer.job('letter.send', async () => undefined)
  await expect(metrics.observer.job('letter.send', () => Promise.reject(new Error('no')))).rejects.toThrow()
  for (const outcome of ['done', 'failed'])
    expect(
      await value(`thuisbasis_job_duration_seconds_count{queue="letter.send",outcome="${outcome}"}`),
    ).toBe(1)
})

test('queues tell their depth and the age of the oldest job; dead letters are counted', async () => {
  const outbox = await fresh.openOutbox()
  const sent = (startAfter?: string) =>
    fresh.db.transaction().execute((tx) => enqueue(tx, deliveryQueue, { submission: 'x' }, { startAfter }))
  expect(await value('thuisbasis_queue_jobs{queue="partner.deliver"}')).toBe(0)
  await sent()
  await sent('2999-01-01T00:00:00Z')
  expect(await value('thuisbasis_queue_jobs{queue="partner.deliver"}')).toBe(2)
  await sql`UPDATE pgboss.job SET created_on = created_on - interval '10 minutes', start_after = start_after
    - interval '10 minutes' WHERE name = 'partner.deliver'`.execute(fresh.db)
  expect(await value('thuisbasis_queue_oldest_job_seconds{queue="partner.deliver"}')).toBeGreaterThan(590)
  expect(await value('thuisbasis_queue_oldest_job_seconds{queue="letter.send"}')).toBe(0)
  expect(await value('thuisbasis_dead_letters')).toBe(0)
  await sql`UPDATE pgboss.job SET retry_limit = 0, start_after = now()`.execute(fresh.db)
  await outbox.work(deliveryQueue, () => Promise.reject(new Error('no')))
  await expect.poll(() => value('thuisbasis_dead_letters')).toBe(2)
})

test('cancellations whose membership nobody has found are counted, with the age of the oldest', async () => {
  const both = async () => [
    await value('thuisbasis_cancellations_waiting'),
    await value('thuisbasis_cancellations_oldest_seconds'),
  ]
  expect(await both()).toEqual([0, 0])
  const sent = (id: string, received_at: string, { kind = cancelMembership.name, state = 'received' } = {}) =>
    fresh.db
      .insertInto('submission')
      .values({ id, kind, state, reference: id, received_at, request: '{}', summary: '{}' })
      .execute()
  await sent('00000000-0000-4000-8000-0000000000c1', '2026-11-20T13:00:00Z')
  await sent('00000000-0000-4000-8000-0000000000c2', '2026-11-20T13:30:00Z')
  await sent('00000000-0000-4000-8000-0000000000c3', '2026-11-01T13:30:00Z', { state: 'refused' })
  await sent('00000000-0000-4000-8000-0000000000c4', '2026-11-01T13:30:00Z', { kind: 'iets.anders' })
  expect(await both()).toEqual([2, 3600])
})

test('requests that wait past what was promised are counted by desk', async () => {
  const late = (desk: string) => value(`thuisbasis_requests_late{desk="${desk}"}`)
  const waits = async (number: number, work: { desk: string; due_on: string; open?: boolean }) => {
    const id = `00000000-0000-4000-8000-0000000000e${number}`
    const received = { kind: 'iets.anders', received_at: '2026-11-18T10:00:00Z' }
    await fresh.db
      .insertInto('submission')
      .values({ id, reference: id, request: '{}', summary: '{}', ...received })
      .execute()
    await fresh.db
      .insertInto('request_work')
      .values({ submission_id: id, open: true, ...received, ...work })
      .execute()
  }
  expect(await late('klusservice')).toBeUndefined()
  await waits(1, { desk: 'klusservice', due_on: '2026-11-20T13:59:59Z' })
  await waits(2, { desk: 'klusservice', due_on: '2026-11-20T14:00:00Z' })
  await waits(3, { desk: 'klusservice', due_on: '2026-11-19T10:00:00Z', open: false })
  await waits(4, { desk: 'juridisch', due_on: '2026-11-23T10:00:00Z' })
  expect([await late('klusservice'), await late('juridisch')]).toEqual([1, 0])
})

test('funnel events of today are told by funnel, step and known outcome only', async () => {
  const event = { number: 2, step: 'adres', membership_status: 'lid', outcome: 'passed', times: 3 }
  await fresh.db
    .insertInto('funnel_event')
    .values([
      { ...event, day: '2026-11-20', funnel: 'klusservice' },
      { ...event, day: '2026-11-20', funnel: 'klusservice', step: 'adresgegevens' },
      { ...event, day: '2026-11-19', funnel: 'klusservice' },
      { ...event, day: '2026-11-20', funnel: 'klusservice', outcome: 'verzonnen' },
    ])
    .execute()
  const sample = 'thuisbasis_funnel_events_today{funnel="klusservice",number="2",outcome="passed"}'
  expect(await value(sample)).toBe(6)
  expect(await scrape()).not.toContain('verzonnen')
})

test('page caches tell hits, misses and bytes', async () => {
  metrics.observer.pageCaches(() => ({ pages: { hits: 5, misses: 2, bytes: 1000 } }))
  await scrape()
  expect(await value('thuisbasis_page_cache_hits_total{cache="pages"}')).toBe(5)
  expect(await value('thuisbasis_page_cache_misses_total{cache="pages"}')).toBe(2)
  expect(await value('thuisbasis_page_cache_bytes{cache="pages"}')).toBe(1000)
})

test('without a database the process still tells about itself', async () => {
  const other = await freshDatabase()
  await using alone = await openMetrics(
    { host: '127.0.0.1', port: 0 },
    { database: other.db, clock, queues, partners, meters },
  )
  await other.close()
  const text = await (await fetch(`http://127.0.0.1:${alone.port}/metrics`)).text()
  expect(text).toContain('thuisbasis_database_up 0')
  expect(text).toContain('process_resident_memory_bytes')
  expect((await fetch(`http://127.0.0.1:${alone.port}/`)).status).toBe(404)
})

test('a port that is taken is one sentence with the names of its settings', async () => {
  await expect(
    openMetrics(
      { host: '127.0.0.1', port: metrics.port },
      { database: fresh.db, clock, queues, partners, meters },
    ),
  ).rejects.toThrow(/METRICS_HOST 127\.0\.0\.1 en METRICS_PORT \d+/)
})
