import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../../../../test/kit/server.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { readOwnTrail, readWholeTrail } from '../../../core/contract/staff-trail/staff-trail-calls.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { officePrefix } from '../../http/api.ts'
import { officeApi } from '../../http/office/office.ts'
import { makeLimits } from '../../http/rate-limit.ts'
import { buildServer } from '../../http/server.ts'
import { startStaffSession } from '../../services/staff/staff-sessions.ts'
import { officeTrail } from './office-trail.ts'

const now = '2026-11-20T14:00:00.000Z'
const server = await openTestServer({ clock: clockAt(now) })
const origin = 'http://localhost:3000'
const binding = { runtime: server.runtime, limits: makeLimits(server.runtime), plainCookies: true }
const app = await buildServer({
  runtime: server.runtime,
  log: pino({ level: 'silent' }),
  production: false,
  publicUrl: origin,
  trustedProxies: [],
  parts: [
    async (scope) => {
      await scope.register((inner) => officeApi(inner, binding, origin), { prefix: officePrefix })
    },
  ],
})
afterAll(async () => {
  await app.close()
  await server.close()
})
const { db } = server.database

/** Adds a colleague who is logged in, with a factor of a minute or of an hour ago. */
const colleague = async (name: string, roles: StaffRole[], isFresh = true) => {
  const id = randomUUID()
  const row = { id, email: `${id}@voorbeeld.nl`, name, roles, created_at: '2026-01-01T10:00:00Z' }
  await db.insertInto('staff_account').values(row).execute()
  const token = await startStaffSession(server.runtime, id, { device: 'test', place: '192.0.2.1' })
  const factor = isFresh ? '2026-11-20T13:59:00Z' : '2026-11-20T13:00:00Z'
  await db
    .updateTable('staff_session')
    .set({ factor_at: factor, expires_at: '2026-11-20T23:00:00Z' })
    .where('staff_id', '=', id)
    .execute()
  return { id, cookie: `__Host-thuisbasis-beheer=${token}` }
}
const service = await colleague('Sanne Bakker', ['member-service'])
const operator = await colleague('Olaf Beheer', ['operator'])
const stale = await colleague('Otto Traag', ['operator'], false)

type Whole = AnswerOf<typeof readWholeTrail>
const read = async (path: string, cookie: string, query: Record<string, string> = {}) => {
  const answer = await app.inject({ url: path, query, headers: { cookie } })
  return { status: answer.statusCode, body: answer.json<Whole & { code?: string; errors?: object }>() }
}
const own = (cookie: string, query?: Record<string, string>) => read(readOwnTrail.path, cookie, query)
const whole = (query?: Record<string, string>) => read(readWholeTrail.path, operator.cookie, query)

const submission = { id: randomUUID(), reference: '7KQM-X4TF' }
const member = randomUUID()
beforeAll(async () => {
  await db
    .insertInto('submission')
    .values({
      ...submission,
      kind: 'elders.vragen',
      received_at: now,
      request: JSON.stringify({ kept: {}, locked: {} }),
      summary: JSON.stringify({ title: 'Iets', office: [], mail: [] }),
    })
    .execute()
  const usual = { request_id: 'test', staff_id: service.id, roles: 'member-service' }
  await db
    .insertInto('audit')
    .values([
      {
        ...usual,
        at: '2026-11-10T10:00:00Z',
        action: 'requests.show',
        reason: 'klacht',
        subject_id: member,
        submission_id: submission.id,
      },
      { ...usual, at: '2026-11-11T10:00:00Z', action: 'requests.list' },
      { request_id: 'test', at: '2026-11-12T10:00:00Z', action: 'staff-session.login-failed' },
      // what persons do is no part of it
      { request_id: 'test', at: '2026-11-12T10:00:00Z', action: 'session.login', person_id: member },
    ])
    .execute()
})

describe('the trail of staff', () => {
  test('shows a colleague what they did, in words, and nothing of others', async () => {
    const { status, body } = await own(service.cookie)
    expect(status).toBe(200)
    expect(body.items.map(({ action }) => action)).toEqual(['requests.list', 'requests.show'])
    expect(body.items[1]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      at: '2026-11-10T10:00:00Z',
      action: 'requests.show',
      words: 'Aanvraag bekeken',
      roles: ['member-service'],
      reason: 'Vanwege een klacht',
      subject: member,
      reference: submission.reference,
      times: 1,
    })
    expect([body.next, body.previous]).toEqual([null, null])
    expect((await own(stale.cookie)).body.items).toEqual([])
  })

  test('shows an operator all of it with who did it, and that it was read', async () => {
    const { status, body } = await whole()
    expect(status).toBe(200)
    expect(body.items.map(({ action, staff }) => [action, staff?.name])).toEqual([
      ['staff-trail.all', 'Olaf Beheer'],
      ['staff-session.login-failed', undefined],
      ['requests.list', 'Sanne Bakker'],
      ['requests.show', 'Sanne Bakker'],
    ])
    expect(body.items[1]?.words).toBe('Verkeerd wachtwoord in het kantoor')
  })

  test('is narrowed by colleague, days and act', async () => {
    const actions = async (query: Record<string, string>) =>
      (await whole(query)).body.items.map(({ action }) => action)
    expect(await actions({ staff: service.id, action: 'requests.s' })).toEqual(['requests.show'])
    expect(await actions({ from: '2026-11-11', until: '2026-11-11' })).toEqual(['requests.list'])
    expect(await actions({ from: '2026-11-12', until: '2026-11-11' })).toEqual([])
  })

  test('is for who is logged in; the whole for an operator with a fresh factor', async () => {
    expect((await own('')).status).toBe(401)
    const codes = [service, stale].map(({ cookie }) => read(readWholeTrail.path, cookie))
    const told = (await Promise.all(codes)).map(({ status, body }) => [status, body.code])
    expect(told).toEqual([
      [403, 'not-allowed'],
      [403, 'step-up-needed'],
    ])
    expect((await read(readWholeTrail.path, '')).status).toBe(401)
  })

  test.each([
    ['after', 'x'],
    ['after', Buffer.from('2026-02-30T10:00:00Z 1').toString('base64url')],
    ['before', Buffer.from('2026-11-20T10:00:00Z 99999999999999999999').toString('base64url')],
    ['after', "' OR 1=1"],
    ['staff', 'iedereen'],
    ['from', '2026-02-30'],
    ['until', '0000-01-01'],
    ['action', '%'],
  ])('with %s %j is refused at its field', async (field, wrong) => {
    const { status, body } = await whole({ [field]: wrong })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  })
})

test('goes page by page in both ways, each row once, also where many are of one instant', async () => {
  const busy = await colleague('Berend Bezig', ['finance'])
  await sql`INSERT INTO audit (at, action, request_id, staff_id, roles)
    SELECT '2026-11-01T10:00:00.123456Z'::timestamptz + (i / 40) * interval '1 second', 'payments.ledger', 'test',
      ${busy.id}::uuid, 'finance' FROM generate_series(0, 119) AS i`.execute(db)
  const seen: string[][] = []
  const ids: string[] = []
  const pageAt = async (place: Record<string, string>) => {
    const { body } = await own(busy.cookie, place)
    seen.push(body.items.map(({ at }) => at))
    ids.push(...body.items.map(({ id }) => id))
    return body
  }
  const first = await pageAt({})
  const second = await pageAt({ after: first.next ?? '' })
  const third = await pageAt({ after: second.next ?? '' })
  expect(seen.map(({ length }) => length)).toEqual([50, 50, 20])
  expect(seen.flat()).toEqual(seen.flat().toSorted().reverse())
  expect(new Set(ids).size).toBe(120)
  expect([first.previous, third.next]).toEqual([null, null])
  expect(await pageAt({ before: third.previous ?? '' })).toEqual(second)
  expect(await pageAt({ before: second.previous ?? '' })).toEqual(first)
})

test('an index gives each page, however much visitors and staff did', async () => {
  await sql`INSERT INTO audit (at, action, request_id)
    SELECT '2026-01-01'::timestamptz + i * interval '1 minute', 'session.login', 'test'
    FROM generate_series(1, 60000) AS i`.execute(db)
  await sql`INSERT INTO audit (at, action, request_id, staff_id, roles)
    SELECT '2026-01-01'::timestamptz + i * interval '10 minutes', 'requests.show', 'test',
      ('00000000-0000-4000-8000-' || lpad((i % 100)::text, 12, '0'))::uuid, 'adviser'
    FROM generate_series(1, 6000) AS i`.execute(db)
  await sql`ANALYZE audit`.execute(db)
  const planOf = async (filter: Parameters<typeof officeTrail>[1]) =>
    JSON.stringify(await officeTrail(db, filter).explain('text'))
  const somebody = { staffId: '00000000-0000-4000-8000-000000000042' }
  const place = { at: '2026-01-20T10:00:00Z', id: 30_000 }
  const plans = await Promise.all(
    [
      {},
      { after: place },
      { ahead: place },
      { from: '2026-01-10T00:00:00Z', before: '2026-01-20T00:00:00Z' },
      somebody,
      { ...somebody, after: place },
    ].map(planOf),
  )
  expect(plans.filter((plan) => plan.includes('Seq Scan on audit'))).toEqual([])
  expect(plans.map((plan) => /audit_(office|staff)/.exec(plan)?.[1])).toEqual([
    ...['office', 'office', 'office', 'office'],
    ...['staff', 'staff'],
  ])
})
