import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { type OfficeColleague, openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { whatHappenedTo } from '../../../../test/kit/office-work.ts'
import { planOf, scansWhole } from '../../../../test/kit/query-plans.ts'
import type { listCallbacks } from '../../../core/contract/callback/callback-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { StaffActor } from '../../services/context.ts'
import { callbacksWithin } from './list-callbacks.ts'

// Friday 20 November 2026, at 15.00 in Amsterdam.
const office = await openOfficeRequests()
afterAll(() => office.server.close())
const { server, db, service, second, lawyer, builder, finance, operator, make, ask } = office
const path = '/beheer/api/callbacks'
type Listed = AnswerOf<typeof listCallbacks>

/** Books a call of a department at an instant. */
const book = async (starts: string, { confirmed = true, cancelled = false } = {}) => {
  const kept = {
    department: 'juridisch',
    name: 'Jannie de Vries',
    phoneNumber: '+31612345678',
    question: 'Mag dit?',
  }
  const of = { kind: 'callback.ask', desk: 'klantenservice', state: 'confirmed', open: false, kept }
  const asked = await make(of)
  const ends = new Date(Date.parse(starts) + 1_800_000).toISOString()
  await db
    .insertInto('appointment')
    .values({ submission_id: asked.id, number: 1, starts, ends, confirmed, cancelled })
    .execute()
  return asked
}
const list = (by: OfficeColleague) => ask<Listed>(by, path)
const rowOf = async (by: OfficeColleague, reference: string) =>
  (await list(by)).body.items.find((one) => one.reference === reference)
const act = async (by: OfficeColleague, reference: string, word: string, payload: object) => {
  const url = `${path}/${reference}/${word}`
  const answer = await server.app.inject({ method: 'POST', url, payload, headers: { cookie: by.cookie } })
  type Body = { version: number; code?: string; title?: string; errors?: object }
  return { status: answer.statusCode, body: answer.json<Body>() }
}

describe('the calls that people booked', () => {
  test('are those of today and tomorrow that stand, by their time', async () => {
    const late = await book('2026-11-20T13:00:00Z')
    const early = await book('2026-11-20T08:00:00Z')
    const tomorrow = await book('2026-11-20T23:00:00Z')
    const others = [
      await book('2026-11-19T22:30:00Z'),
      await book('2026-11-21T23:00:00Z'),
      await book('2026-11-20T09:00:00Z', { cancelled: true }),
      await book('2026-11-20T09:30:00Z', { confirmed: false }),
    ]
    const { body } = await list(service)
    expect(body.items.map(({ reference, isTomorrow }) => [reference, isTomorrow])).toEqual([
      [early.reference, false],
      [late.reference, false],
      [tomorrow.reference, true],
    ])
    expect(body.items[0]).toMatchObject({
      ...{ department: 'juridisch', name: 'Jannie de Vries', phoneNumber: '0612345678' },
      ...{ question: 'Mag dit?', calledAt: null, timesNotReached: 0 },
    })
    const trail = await Promise.all([early, late, tomorrow, ...others].map(({ id }) => office.trailOf(id)))
    expect(trail.map((rows) => rows.map(([action]) => action))).toEqual([
      ...Array.from({ length: 3 }, () => ['callback.list']),
      ...others.map(() => []),
    ])
  })

  test('are made by member service, by the desk that sees to them, and by who was asked to call', async () => {
    const { reference } = await book('2026-11-20T10:00:00Z')
    const desk = await office.colleague('Dirk Balie', ['adviser'], ['klantenservice'])
    for (const by of [service, lawyer, desk]) expect(await rowOf(by, reference)).toBeDefined()
    expect(await rowOf(builder, reference)).toBeUndefined()
    const { version = 0 } = (await rowOf(service, reference)) ?? {}
    expect((await act(builder, reference, 'called', { version })).status).toBe(403)
    expect((await act(lawyer, reference, 'called', { version })).status).toBe(200)
    for (const by of [finance, operator]) {
      expect([(await list(by)).status, (await act(by, reference, 'called', { version })).status]).toEqual([
        403, 403,
      ])
    }
  })
})

describe('a call', () => {
  test('that nobody answered is counted, and one that was made is handled', async () => {
    const asked = await book('2026-11-20T11:00:00Z')
    let { version } = (await rowOf(service, asked.reference)) ?? { version: 0 }
    for (const note of [undefined, 'Voicemail ingesproken.'])
      version = (await act(service, asked.reference, 'not-reached', { version, note })).body.version
    const tried = await rowOf(service, asked.reference)
    expect(tried).toMatchObject({ timesNotReached: 2, calledAt: null, version })
    expect((await act(service, asked.reference, 'called', { version, note: 'Gebeld.' })).status).toBe(200)
    const row = await rowOf(service, asked.reference)
    expect(row).toMatchObject({ timesNotReached: 2, calledAt: expect.any(String) })
    const again = await act(service, asked.reference, 'called', { version: row?.version })
    expect([again.status, again.body.code]).toEqual([409, 'not-now'])
    const { events, acts } = await whatHappenedTo(db, asked.id)
    expect(events).toEqual(['received', 'not-reached', 'not-reached', 'handled'])
    expect(acts.map(({ action }) => action).filter((action) => action !== 'callback.list')).toEqual([
      ...['callback.not-reached', 'callback.not-reached', 'callback.called'],
    ])
  })

  test('is noted in its request as well, until it was made or called off, and again once that is open', async () => {
    const { reference } = await book('2026-11-20T13:30:00Z')
    const both = ['callback.called', 'callback.not-reached']
    const seen = async () => (await office.read(service, reference)).body
    const { version, kindActs } = await seen()
    expect(kindActs).toEqual(both)
    expect((await office.read(lawyer, reference, { reason: 'klacht' })).body.kindActs).toEqual([])
    const missed = await act(service, reference, 'not-reached', { version })
    expect((await seen()).kindActs).toEqual(both)
    const made = await act(service, reference, 'called', { version: missed.body.version })
    expect((await seen()).kindActs).toEqual([])
    await office.act(service, `${reference}/actions/reopen`, { version: made.body.version })
    expect((await seen()).kindActs).toEqual(both)
    const off = await make({ kind: 'callback.ask', desk: 'juridisch', state: 'withdrawn', open: false })
    expect((await office.read(service, off.reference)).body.kindActs).toEqual([])
    for (const word of ['called', 'not-reached']) {
      const { status, body } = await act(service, off.reference, word, { version: 1 })
      expect([word, status, body.code]).toEqual([word, 409, 'not-now'])
    }
    expect((await whatHappenedTo(db, off.id)).events).toEqual(['received'])
  })

  test('that two make at once is made by one, and the other hears of it', async () => {
    const { reference } = await book('2026-11-20T12:00:00Z')
    const { version = 0 } = (await rowOf(service, reference)) ?? {}
    const answers = await Promise.all(
      [service, second].map((by) => act(by, reference, 'called', { version })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('of another kind is none, and what is sent wrong is refused at its field', async () => {
    const other = await make()
    expect((await act(service, other.reference, 'called', { version: 1 })).status).toBe(404)
    const { reference } = await book('2026-11-20T12:30:00Z')
    for (const [field, body] of [
      ['version', { version: 0 }],
      ['version', {}],
      ['note', { version: 1, note: 'x'.repeat(1001) }],
    ] as const) {
      const { status, body: refused } = await act(service, reference, 'not-reached', body)
      expect([field, status, Object.keys(refused.errors ?? {})]).toEqual([field, 400, [field]])
    }
  })
})

test('those of two days are found by an index, however many appointments there are', async () => {
  await sql`
    INSERT INTO submission (id, reference, kind, received_at, request, summary)
    SELECT gen_random_uuid(), 'R' || number, 'callback.ask', '2026-01-01T10:00:00Z', '{}', '{}'
    FROM generate_series(1, 20000) AS number`.execute(db)
  await sql`
    INSERT INTO appointment (submission_id, number, starts, ends, confirmed)
    SELECT id, 1, at, at + interval '30 minutes', true FROM (
      SELECT id, '2026-01-01T10:00:00Z'::timestamptz + row_number() OVER () * interval '20 minutes' AS at
      FROM submission WHERE reference LIKE 'R%' AND received_at < '2026-02-01') AS made`.execute(db)
  await sql`ANALYZE submission, appointment, request_work`.execute(db)
  const actor: StaffActor = {
    kind: 'staff',
    id: service.id,
    name: 'Sanne Bakker',
    roles: ['adviser'],
    desks: ['juridisch'],
    isFresh: false,
  }
  const span = { from: '2026-11-19T23:00:00Z', until: '2026-11-21T23:00:00Z' }
  const plan = await planOf(db, callbacksWithin(span, actor))
  expect(scansWhole(plan, ['appointment', 'submission'])).toEqual([])
})
