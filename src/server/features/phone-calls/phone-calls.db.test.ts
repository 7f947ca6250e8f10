import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { type OfficeColleague, openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { planOf, scansWhole } from '../../../../test/kit/query-plans.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { listCalls, noteCall } from '../../../core/contract/phone-calls/phone-calls-calls.ts'
import { newestCalls } from '../../services/phone-calls/read-calls.ts'
import { sweep } from '../../services/retention/sweep.ts'
import { demoPersonId } from '../../services/sessions/demo-people.ts'

const office = await openOfficeRequests()
afterAll(() => office.server.close())
const { server, db, service, second, lawyer, builder, finance, operator, make, ask, read } = office
const path = '/beheer/api/phone-calls'
type Noted = AnswerOf<typeof noteCall>
type Listed = AnswerOf<typeof listCalls>

const send = async <Body>(by: OfficeColleague, url: string, payload: object) => {
  const answer = await server.app.inject({ method: 'POST', url, payload, headers: { cookie: by.cookie } })
  type Refused = { code?: string; title?: string; errors?: Record<string, string[]> }
  return { status: answer.statusCode, body: answer.json<Body & Refused>() }
}
const note = (by: OfficeColleague, body: object = {}) =>
  send<Noted>(by, path, { outcome: 'answered', ...body })
const correct = (by: OfficeColleague, id: string, body: object = {}) =>
  send<object>(by, `${path}/${id}/correct`, { outcome: 'answered', topic: 'other', ...body })
const takeBack = (by: OfficeColleague, id: string) => send<object>(by, `${path}/${id}/take-back`, {})
const list = (by: OfficeColleague, query?: Record<string, string>) => ask<Listed>(by, path, query)
const idsOf = async (by: OfficeColleague, query?: Record<string, string>) =>
  (await list(by, query)).body.items.map(({ id }) => id)
const rowOf = (id: string) =>
  db.selectFrom('phone_call').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** Makes a call older than it is. */
const age = (id: string, at: string) =>
  db.updateTable('phone_call').set({ at }).where('id', '=', id).execute()
const trail = async (by: OfficeColleague, action: string) =>
  db
    .selectFrom('audit')
    .select(['submission_id', 'subject_id', 'detail'])
    .where('staff_id', '=', by.id)
    .where('action', '=', action)
    .orderBy('id')
    .execute()

const member = demoPersonId('lid') ?? ''
const memberNumber = async (): Promise<string> => {
  const row = await db
    .selectFrom('membership')
    .select('relation_id')
    .where('person_id', '=', member)
    .executeTakeFirstOrThrow()
  return row.relation_id
}

describe('a call', () => {
  test('is noted about nobody by its outcome alone', async () => {
    const { status, body } = await note(service)
    expect([status, body.about]).toEqual([200, null])
    expect(await rowOf(body.id)).toMatchObject({
      ...{ staff_id: service.id, topic: 'other', outcome: 'answered', note: null },
      ...{ person_id: null, submission_id: null, corrected_at: null, taken_back_at: null },
    })
  })

  test('is about a member, an account or a request, by what was typed', async () => {
    const number = await memberNumber()
    const { email } = await db
      .selectFrom('person')
      .select('email')
      .where('id', '=', member)
      .executeTakeFirstOrThrow()
    for (const about of [number, ` ${email.toUpperCase()} `]) {
      const { status, body } = await note(service, { about })
      expect([about, status]).toEqual([about, 200])
      expect(await rowOf(body.id)).toMatchObject({ person_id: member, submission_id: null })
    }
    const { id, reference } = await make()
    const { body } = await note(service, { about: reference.toLowerCase(), note: 'Belde over de lekkage.' })
    expect(body.about).toEqual({ reference, name: 'de Vries' })
    expect(await rowOf(body.id)).toMatchObject({ person_id: null, submission_id: id })
    expect((await trail(service, 'phone-calls.note')).slice(-1)).toEqual([
      { submission_id: id, subject_id: null, detail: null },
    ])
  })

  test('about whom nobody knows is refused at its field, and nothing is noted', async () => {
    const count = async () => (await db.selectFrom('phone_call').select('id').execute()).length
    const before = await count()
    for (const about of ['99999999', 'niemand@voorbeeld.nl', '2222-2222']) {
      const { status, body } = await note(service, { about })
      expect([about, status < 500, Object.keys(body.errors ?? {})]).toEqual([about, true, ['about']])
    }
    const wrong: readonly [field: string, value: unknown][] = [
      ['about', 'de Vries'],
      ['about', ['x']],
      ['about', 'x'.repeat(300)],
      ['outcome', 'telex'],
      ['outcome', null],
      ['topic', 'weer'],
      ['note', 'x'.repeat(1001)],
    ]
    for (const [field, value] of wrong) {
      const { status, body } = await note(service, { [field]: value })
      expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, 400, [field]])
    }
    expect(await count()).toBe(before)
  })

  test('of an adviser is about requests of their own desks, and tells no name of a member', async () => {
    const law = await make({ desk: 'juridisch' })
    expect((await note(lawyer, { about: law.reference })).status).toBe(200)
    const { status, body } = await note(builder, { about: law.reference })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([403, ['about']])
    const about = await memberNumber()
    expect((await note(lawyer, { about })).body.about).toEqual({ reference: null, name: null })
    expect((await note(service, { about })).body.about?.name).not.toBeNull()
  })

  test('is noted and read by member service and advisers alone', async () => {
    for (const by of [finance, operator]) {
      expect([(await note(by)).status, (await list(by)).status]).toEqual([403, 403])
    }
    const nobody = { id: '', cookie: '' }
    expect([(await note(nobody)).status, (await list(nobody)).status]).toEqual([401, 401])
  })
})

describe('the list of today', () => {
  test('has the calls of everybody for member service, and for an adviser their own', async () => {
    const [ours, theirs] = [(await note(second)).body.id, (await note(lawyer)).body.id]
    const old = (await note(second)).body.id
    await age(old, '2026-11-19T22:59:00Z')
    const seen = await idsOf(service)
    expect([ours, theirs, old].map((id) => seen.includes(id))).toEqual([true, true, false])
    expect(await idsOf(service, { of: 'mij' })).not.toContain(ours)
    expect(await idsOf(lawyer)).toContain(theirs)
    expect(await idsOf(lawyer)).not.toContain(ours)
    expect(await idsOf(lawyer, { of: 'allen' })).not.toContain(ours)
  })

  test('tells an adviser no name of a member whom a call was about, and that of a request of theirs', async () => {
    const by = await office.colleague('Toon Teller', ['adviser'], ['juridisch'])
    const { reference } = await make({ desk: 'juridisch' })
    await note(by, { about: await memberNumber() })
    await note(by, { about: reference })
    const told = new Map((await list(by)).body.items.map(({ about }) => [about?.reference, about?.name]))
    expect([told.size, told.get(reference), told.get(null)]).toEqual([2, 'de Vries', null])
    const whole = (await list(service)).body.items.filter(({ staff }) => staff === 'Toon Teller')
    expect(whole.map(({ about }) => about?.name === null)).toEqual([false, false])
  })

  test('counts them by how they ended, and says whose data was seen, once each', async () => {
    const by = await office.colleague('Tess Teller', ['adviser'], ['juridisch'])
    const { id, reference } = await make({ desk: 'juridisch' })
    for (const outcome of ['answered', 'passed-on', 'answered']) await note(by, { outcome, about: reference })
    const { body } = await list(by)
    expect(body.counts).toEqual({ answered: 2, 'passed-on': 1 })
    expect(body.items.map(({ about }) => about?.reference)).toEqual([reference, reference, reference])
    expect(await trail(by, 'phone-calls.list')).toEqual([
      { submission_id: id, subject_id: null, detail: null },
    ])
  })
})

describe('what was noted', () => {
  test('is corrected by who noted it, within a day', async () => {
    const { reference } = await make()
    const { id } = (await note(service, { about: reference })).body
    expect((await correct(second, id)).status).toBe(404)
    expect((await correct(service, randomUUID())).status).toBe(404)
    expect((await correct(service, id, { outcome: 'nothing', note: 'Toch niets.' })).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({
      outcome: 'nothing',
      note: 'Toch niets.',
      corrected_at: expect.any(String),
      submission_id: expect.any(String),
    })
    await age(id, '2026-11-19T13:59:00Z')
    const late = await correct(service, id)
    expect([late.status, late.body.code]).toEqual([409, 'not-now'])
  })

  test('is taken back within a minute: the row stays, and says of nobody any more', async () => {
    const { reference } = await make()
    const { id } = (await note(service, { about: reference, note: 'Verkeerd.' })).body
    expect((await takeBack(second, id)).status).toBe(404)
    expect((await takeBack(service, id)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({
      ...{ submission_id: null, person_id: null, note: null },
      taken_back_at: expect.any(String),
    })
    expect(await idsOf(service)).not.toContain(id)
    expect([(await takeBack(service, id)).status, (await correct(service, id)).status]).toEqual([404, 404])
    const later = (await note(service)).body.id
    await age(later, '2026-11-20T13:58:00Z')
    const late = await takeBack(service, later)
    expect([late.status, late.body.code]).toEqual([409, 'not-now'])
  })

  test('shows at its request, with calls about its sender for who sees to it', async () => {
    const { reference } = await make({ person: member, desk: 'juridisch' })
    const other = await make({ desk: 'bouwkundig' })
    await note(service, { about: await memberNumber(), note: 'Over het lidmaatschap.' })
    await note(service, { about: reference, note: 'Over de aanvraag.' })
    await note(service, { about: other.reference, note: 'Over een andere aanvraag.' })
    const seen = async (by: OfficeColleague, reason?: string) =>
      (await read(by, reference, reason === undefined ? undefined : { reason })).body.calls
        .filter(({ note: words }) => words?.startsWith('Over '))
        .map(({ note: words, isAboutSender }) => [words, isAboutSender])
    const both = [
      ['Over de aanvraag.', false],
      ['Over het lidmaatschap.', true],
    ]
    expect((await seen(lawyer)).toSorted()).toEqual(both)
    expect(await seen(builder, 'controle')).toEqual(both.slice(0, 1))
  })

  test('goes with its request and with the account, and after two years', async () => {
    const asked = await make()
    const { id } = (await note(service, { about: asked.reference })).body
    const old = (await note(service)).body.id
    await db.deleteFrom('submission').where('id', '=', asked.id).execute()
    await age(old, '2024-11-19T10:00:00Z')
    expect((await sweep(server.runtime))['phone calls']).toBe(1)
    const left = await db.selectFrom('phone_call').select('id').where('id', 'in', [id, old]).execute()
    expect(left).toEqual([])
  })
})

test('calls of a day are found by an index, however many there were before', async () => {
  await sql`INSERT INTO phone_call (id, staff_id, at, topic, outcome)
    SELECT gen_random_uuid(), ${service.id}::uuid, '2026-01-01'::timestamptz + number * interval '1 minute', 'other', 'answered'
    FROM generate_series(1, 50000) AS number`.execute(db)
  await sql`ANALYZE phone_call`.execute(db)
  const day = sql<boolean>`call.at >= '2026-11-19T23:00:00Z'::timestamptz`
  const plan = await planOf(db, newestCalls(day, 201))
  expect(scansWhole(plan, ['phone_call'])).toEqual([])
})
