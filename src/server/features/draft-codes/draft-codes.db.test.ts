import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { makeCode, openCode } from '../../../core/contract/draft-codes/draft-codes-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { newReference } from '../../../core/fields/request/reference.ts'
import { type Clock, instantOf } from '../../../core/kernel/clock.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { nowOf } from '../../services/context.ts'
import { sweep } from '../../services/retention/sweep.ts'
import { startStaffSession } from '../../services/staff/staff-sessions.ts'

const clock: Clock & { at: number } = { at: instantOf('2026-11-24T09:00:00Z'), now: () => clock.at }
const server = await openTestServer({
  clock,
  funnels: {
    // stands in for the rule of the funnel: the account number is never kept
    toKeep: (slug, { answers, ...draft }) => {
      if (slug !== 'klusservice') return undefined
      const { account, ...rest } = answers
      const leftOut = account === undefined ? [] : ['IBAN']
      return { draft: { ...draft, answers: rest }, leftOut, rows: () => [] }
    },
    fillable: () => [],
    titleAt: (path) => (path === '/klus' ? 'Klusservice' : undefined),
  },
})
afterAll(() => server.close())
const { db } = server.database

interface Refused {
  code: string
  errors?: Record<string, string[]>
}

const post = async <A>(url: string, payload: object, cookie = '') => {
  const answer = await server.app.inject({ method: 'POST', url, payload, headers: { cookie } })
  if (answer.statusCode >= 500) throw new Error(server.logged())
  return { status: answer.statusCode, text: answer.body, body: answer.json<A & Partial<Refused>>() }
}
const draft = (subject: string, more: object = {}) => ({
  ...{ answers: { subject, ...more }, passed: ['klus'], step: 'adresgegevens', dropped: [] },
})
const make = (of: object, cookie?: string) =>
  post<AnswerOf<typeof makeCode>>(makeCode.path, { funnel: 'klusservice', path: '/klus', ...of }, cookie)
const open = (by: { cookie: string }, code: unknown) =>
  post<AnswerOf<typeof openCode>>(openCode.path, { code }, by.cookie)

/** A colleague who has just come in. */
const colleague = async (...roles: StaffRole[]) => {
  const id = randomUUID()
  await db
    .insertInto('staff_account')
    .values({
      ...{ id, email: `${id}@voorbeeld.nl`, name: 'Sanne Bakker', roles, desks: ['juridisch'] },
      created_at: '2026-01-01T10:00:00Z',
    })
    .execute()
  const token = await startStaffSession(server.runtime, id, { device: 'test', place: '192.0.2.1' })
  await db
    .updateTable('staff_session')
    .set({ factor_at: nowOf(server.runtime) })
    .where('staff_id', '=', id)
    .execute()
  return { id, cookie: `__Host-thuisbasis-beheer=${token}` }
}
const trailOf = async (staffId: string) =>
  (
    await db
      .selectFrom('audit')
      .select(['action', 'detail', 'subject_id'])
      .where('staff_id', '=', staffId)
      .orderBy('id')
      .execute()
  ).map(({ action, detail, subject_id }) => [action, detail, subject_id])
const rows = async () => (await db.selectFrom('draft_code').select('id').execute()).length

describe('a code', () => {
  test('gives a colleague the form once, without what may not be kept, and is readable nowhere', async () => {
    const service = await colleague('member-service')
    const iban = 'NL91ABNA0417164300'
    const { status, body } = await make({ draft: draft('Een muur', { account: iban }) })
    expect([status, body.leftOut, body.until]).toEqual([200, ['IBAN'], '2026-11-24T09:15:00.000Z'])
    expect(body.code).toMatch(/^[2346789BCDFGHJKMPQRTVWXY]{4}-[2346789BCDFGHJKMPQRTVWXY]{4}$/)
    const kept = JSON.stringify(await db.selectFrom('draft_code').selectAll().execute())
    for (const word of [body.code, 'Een muur', iban]) expect(kept).not.toContain(word)
    const typed = ` ${body.code.toLowerCase().replace('-', ' ')} `
    const first = await open(service, typed)
    expect([first.status, first.body]).toEqual([
      200,
      { funnel: 'klusservice', path: '/klus', draft: draft('Een muur'), leftOut: [] },
    ])
    expect(await rows()).toBe(0)
    const again = await open(service, body.code)
    expect([again.status, again.body.code]).toEqual([410, 'code-over'])
    expect(await trailOf(service.id)).toEqual([
      ['draft-codes.open', 'klusservice', null],
      ['draft-codes.open-failed', null, null],
    ])
    for (const word of [body.code, 'Een muur', iban]) expect(server.logged()).not.toContain(word)
  })

  test('of who is logged in stands in their trail, and goes with their account', async () => {
    const adviser = await colleague('adviser')
    const person = await addPerson(server, {})
    const cookie = await cookieOf(server, person)
    const { body } = await make({ draft: draft('x') }, cookie)
    expect((await open(adviser, body.code)).status).toBe(200)
    expect(await trailOf(adviser.id)).toEqual([['draft-codes.open', 'klusservice', person.id]])
    await make({ draft: draft('y') }, cookie)
    await db.deleteFrom('person').where('id', '=', person.id).execute()
    expect(await rows()).toBe(0)
  })

  test('is opened by one of two colleagues who type it at once', async () => {
    const both = [await colleague('member-service'), await colleague('member-service')]
    const { body } = await make({ draft: draft('x') })
    const answers = await Promise.all(both.map((by) => open(by, body.code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  test('is over after a quarter of an hour, and swept', async () => {
    const { body } = await make({ draft: draft('x') })
    clock.at += 15 * 60_000
    // a session that nobody used for so long is over too
    const service = await colleague('member-service')
    expect((await open(service, body.code)).status).toBe(410)
    clock.at += 1
    await sweep(server.runtime)
    expect(await rows()).toBe(0)
  })

  test('is of who works with requests, and of nobody else', async () => {
    const { body } = await make({ draft: draft('x') })
    for (const role of ['editor', 'finance', 'operator'] as const)
      expect((await open(await colleague(role), body.code)).status).toBe(403)
    expect((await open({ cookie: '' }, body.code)).status).toBe(401)
    expect((await open(await colleague('member-service'), body.code)).status).toBe(200)
  })

  test('is not guessed: a colleague tries a few, and one that was heard wrongly counts for nothing', async () => {
    const service = await colleague('member-service')
    for (let n = 0; n < 30; n++) {
      const { status, body } = await open(service, '7KQM-X4TG')
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['code']])
    }
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) statuses.push((await open(service, newReference(randomBytes))).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 410), 429])
    // colleagues are counted apart
    const { body } = await make({ draft: draft('x') })
    expect((await open(service, body.code)).status).toBe(429)
    expect((await open(await colleague('adviser'), body.code)).status).toBe(200)
  })

  test('is refused of another page, another form and too much', async () => {
    const before = await rows()
    for (const of of [
      { draft: draft('x'), path: '/elders' },
      { draft: draft('x'), funnel: 'opzeggen' },
      { draft: draft('x'.repeat(50_000)) },
      { draft: 'x' },
      {},
    ])
      expect((await make(of)).status).toBe(400)
    const service = await colleague('member-service')
    for (const code of ['', undefined, 7, {}, 'x'.repeat(5000), '\u0000', '7KQM-X4T'])
      expect((await open(service, code)).status).toBe(400)
    expect(await rows()).toBe(before)
  })
})
