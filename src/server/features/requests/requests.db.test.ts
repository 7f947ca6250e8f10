import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { addPerson } from '../../../../test/kit/people.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import {
  type listRequests,
  type readRequest,
  requestChoices,
  requestFilePath,
} from '../../../core/contract/requests/requests-calls.ts'
import { newReference } from '../../../core/fields/request/reference.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { instantFromNow } from '../../services/context.ts'
import { collectRequests } from '../../services/mijn/data.ts'
import { startStaffSession } from '../../services/staff/staff-sessions.ts'
import { recordRequestEvent } from '../../services/submissions/advance.ts'
import { delivered, notTaken, type RequestEvent } from '../../services/submissions/events.ts'

const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00.000Z') })
afterAll(() => server.close())
const { db } = server.database

interface Colleague {
  id: string
  cookie: string
}

/** Adds a colleague who is logged in. */
const colleague = async (
  name: string,
  roles: readonly StaffRole[],
  desks: readonly string[] = [],
): Promise<Colleague> => {
  const id = randomUUID()
  const row = { id, email: `${id}@voorbeeld.nl`, name, roles: [...roles], desks: [...desks] }
  await db
    .insertInto('staff_account')
    .values({ ...row, created_at: '2026-01-01T10:00:00Z' })
    .execute()
  const token = await startStaffSession(server.runtime, id, { device: 'test', place: '192.0.2.1' })
  await db
    .updateTable('staff_session')
    .set({ factor_at: instantFromNow(server.runtime, -60) })
    .where('staff_id', '=', id)
    .execute()
  return { id, cookie: `__Host-thuisbasis-beheer=${token}` }
}
const service = await colleague('Sanne Bakker', ['member-service'])
const second = await colleague('Joris Visser', ['member-service'])
const lawyer = await colleague('Loes Dijkgraaf', ['adviser'], ['juridisch'])
const builder = await colleague('Bram Hoekstra', ['adviser'], ['bouwkundig'])
const finance = await colleague('Femke Smit', ['finance'])
const operator = await colleague('Olaf Beheer', ['operator'])

interface Made {
  kind?: string
  desk?: string
  state?: string
  received?: string
  due?: string
  open?: boolean
  flags?: string[]
  owner?: string | null
  person?: string
  email?: string
  kept?: object
}

/** Puts a request into the database as it stands there after it was sent. */
const make = async (of: Made = {}): Promise<{ id: string; reference: string }> => {
  const id = randomUUID()
  const reference = newReference((length) => crypto.getRandomValues(new Uint8Array(length)))
  const { kind = 'handyman.book', received = '2026-11-19T10:00:00Z' } = of
  await db
    .insertInto('submission')
    .values({
      ...{ id, reference, kind, received_at: received, flags: of.flags ?? [] },
      state: of.state ?? 'received',
      person_id: of.person ?? null,
      sender_email: of.email ?? null,
      request: JSON.stringify({ kept: of.kept ?? { user: { infix: 'de', lastName: 'Vries' } } }),
      summary: JSON.stringify({
        title: 'Titel-van-de-aanvraag',
        office: [{ section: 'Klus', label: 'Wat is er?', value: '<b>Lekkage</b>\n=1+1' }],
        mail: [],
      }),
    })
    .execute()
  const work = {
    ...{ kind, received_at: received, desk: of.desk ?? 'klusservice' },
    due_on: of.due ?? '2026-11-24T16:00:00Z',
    open: of.open ?? true,
    owner: of.owner ?? null,
  }
  await db
    .insertInto('request_work')
    .values({ ...work, submission_id: id })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(work))
    .execute()
  await db
    .insertInto('submission_event')
    .values({ submission_id: id, at: received, event: 'received', actor: 'visitor', request_id: 'test' })
    .execute()
  return { id, reference }
}

type Page = AnswerOf<typeof listRequests>
type Whole = AnswerOf<typeof readRequest>
interface Refusal {
  code?: string
  title?: string
  errors?: Record<string, string[]>
}

const at = '/beheer/api/requests'
const ask = async <Body>(by: Colleague, url: string, query: Record<string, string> = {}) => {
  const answer = await server.app.inject({ url, query, headers: { cookie: by.cookie } })
  return { status: answer.statusCode, body: answer.json<Body & Refusal>() }
}
const list = (by: Colleague, query?: Record<string, string>) => ask<Page>(by, at, query)
const read = (by: Colleague, reference: string, query?: Record<string, string>) =>
  ask<Whole>(by, `${at}/${reference}`, query)
const act = async (by: Colleague, path: string, payload: object) => {
  const headers = { cookie: by.cookie }
  const answer = await server.app.inject({ method: 'POST', url: `${at}/${path}`, payload, headers })
  return { status: answer.statusCode, body: answer.json<{ version: number } & Refusal>() }
}
const listed = async (by: Colleague, query: Record<string, string>): Promise<string[]> =>
  (await list(by, query)).body.items.map(({ reference }) => reference)
const versionOf = async (reference: string): Promise<number> => (await read(service, reference)).body.version

const trailOf = async (submissionId: string) => {
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'staff_id', 'reason'])
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute()
  return rows.map(({ action, staff_id, reason }) => [action, staff_id, reason])
}

describe('the list', () => {
  test('is narrowed by each filter, and ordered by promise or by the newest', async () => {
    const kind = 'test.filters'
    const a = await make({
      ...{ kind, desk: 'juridisch', received: '2026-11-18T10:00:00Z', due: '2026-11-21T10:00:00Z' },
      ...{ owner: service.id, flags: ['rates-not-rechecked', 'address-unknown'] },
    })
    const b = await make({ kind, open: false, state: 'confirmed', owner: second.id })
    // the next day in Amsterdam
    const c = await make({ kind, state: 'failed', received: '2026-11-19T23:30:00Z' })
    const expected: [Record<string, string>, { reference: string }[]][] = [
      [{}, [c, b, a]],
      [{ order: 'nieuwste' }, [c, b, a]],
      [{ order: 'belofte' }, [a, c]],
      [{ open: 'ja' }, [c, a]],
      [{ open: 'nee' }, [b]],
      [{ state: 'failed' }, [c]],
      [{ state: 'received', open: 'ja' }, [a]],
      [{ desk: 'juridisch' }, [a]],
      [{ owner: 'mij' }, [a]],
      [{ owner: second.id }, [b]],
      [{ owner: 'geen' }, [c]],
      [{ flag: 'address-unknown' }, [a]],
      [{ flag: 'address-unknown', desk: 'klusservice' }, []],
      [{ from: '2026-11-20' }, [c]],
      [{ until: '2026-11-18' }, [a]],
      [{ from: '2026-11-19', until: '2026-11-19' }, [b]],
      [{ from: '2026-11-19', state: 'confirmed' }, [b]],
      [{ limit: '1' }, [c]],
    ]
    for (const [query, found] of expected)
      expect([query, await listed(service, { kind, ...query })]).toEqual([
        query,
        found.map(({ reference }) => reference),
      ])
  })

  test('names sender, owner, desk and promise, and to an operator no person', async () => {
    const kind = 'test.names'
    const flags = ['rates-not-rechecked']
    const { reference } = await make({ kind, owner: service.id, flags })
    const { body } = await list(service, { kind })
    expect(body.items).toEqual([
      {
        ...{ reference, kind, kindWords: 'Titel-van-de-aanvraag', state: 'received', name: 'de Vries' },
        ...{ desk: 'klusservice', receivedAt: '2026-11-19T10:00:00Z', dueOn: '2026-11-24T16:00:00Z' },
        ...{ owner: { id: service.id, name: 'Sanne Bakker' }, flags, open: true, version: 1 },
      },
    ])
    const [bare] = (await list(operator, { kind })).body.items
    expect([bare?.name, bare?.kindWords, bare?.state]).toEqual([null, 'Andere aanvraag', 'received'])
    expect((await read(operator, reference, { reason: 'klacht' })).status).toBe(403)
  })

  test('reads a name as calls write it, and else of the account that it was sent from', async () => {
    const kind = 'test.surnames'
    const { id: person } = await addPerson(server, { person: { infix: 'van', last_name: 'Dam' } })
    const told = [
      [{ appointment: { user: { last_name: 'Smit' } } }, 'Smit'],
      [{ Infix: 'van der', LastName: 'Berg' }, 'van der Berg'],
      [{ nameAddressDetails: { inserts: 'de', lastName: 'Wit' } }, 'de Wit'],
      [{ sender: { name: 'Aylin Yıldız' } }, 'Aylin Yıldız'],
      [{ name: 'Ahmet Yildiz', department: 'juridisch' }, 'Ahmet Yildiz'],
      [{ Name: 'Tineke Schouten' }, 'Tineke Schouten'],
      [{ Name: { first: 'geen tekst' } }, 'van Dam'],
      [{ question: 'lastName' }, 'van Dam'],
    ] as const
    for (const [kept, name] of told) {
      const { reference } = await make({ kind, kept, person })
      expect((await read(service, reference)).body.name).toBe(name)
    }
    const names = (await list(service, { kind })).body.items.map(({ name }) => name)
    expect(names.toSorted()).toEqual(told.map(([, name]) => name as string).toSorted())
  })

  test('shows an adviser the own desks and finance what has money in it', async () => {
    const kind = 'test.rights'
    const [law, handy] = [await make({ kind, desk: 'juridisch' }), await make({ kind })]
    expect(await listed(lawyer, { kind })).toEqual([law.reference])
    expect(await listed(lawyer, { kind, desk: 'klusservice' })).toEqual([])
    expect(await listed(builder, { kind })).toEqual([])
    expect(await listed(finance, { kind })).toEqual([])
    await addPurchase(handy)
    expect(await listed(finance, { kind })).toEqual([handy.reference])
    expect((await listed(operator, { kind })).length).toBe(2)
  })

  test('shows an adviser who has finance too what either of them sees, each once and in its order', async () => {
    const kind = 'test.both-roles'
    const both = await colleague('Dirk Dubbel', ['adviser', 'finance'], ['juridisch', 'bouwkundig'])
    const at = (hour: number) => ({ kind, received: `2026-11-19T${hour}:00:00Z` })
    const first = await make({ ...at(10), desk: 'bouwkundig' })
    const second = await make(at(11))
    await make(at(12))
    const last = await make({ ...at(13), desk: 'juridisch' })
    for (const one of [second, last]) await addPurchase(one)
    const seen = [last, second, first].map(({ reference }) => reference)
    expect(await listed(both, { kind })).toEqual(seen)
    expect(await listed(both, { kind, state: 'received' })).toEqual(seen)
    expect((await listed(both, { kind, order: 'belofte' })).toSorted()).toEqual(seen.toSorted())
    const one = (query: Record<string, string> = {}) => list(both, { kind, limit: '1', ...query })
    const { next } = (await one()).body
    const { items, previous } = (await one({ after: next ?? '' })).body
    expect(items.map(({ reference }) => reference)).toEqual([second.reference])
    expect((await one({ before: previous ?? '' })).body).toEqual((await one()).body)
  })

  test('leaves one row in the trail for each page that is looked at', async () => {
    const looks = () =>
      db
        .selectFrom('audit')
        .select('detail')
        .where('action', '=', 'requests.list')
        .where('staff_id', '=', builder.id)
        .execute()
    const before = (await looks()).length
    await list(builder, { kind: 'test.rights' })
    expect((await looks()).slice(before)).toEqual([{ detail: 'test.rights' }])
  })

  test('goes page by page in both ways, each row once, also where many are of one instant', async () => {
    const kind = 'test.pages'
    await addMany(kind, 120, sql`'2026-11-01T10:00:00.123456Z'::timestamptz + (i / 40) * interval '1 second'`)
    const queries: Record<string, string>[] = [{}, { order: 'belofte' }, { state: 'received' }]
    for (const query of queries) {
      const pages: Page[] = []
      for (let after: string | null | undefined; after !== null; after = pages.at(-1)?.next ?? null)
        pages.push((await list(service, { kind, ...query, ...(after && { after }) })).body)
      expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 20])
      const seen = pages.flatMap(({ items }) => items.map(({ reference }) => reference))
      expect(new Set(seen).size).toBe(120)
      expect(pages[0]?.previous).toBeNull()
      for (const place of [2, 1])
        expect((await list(service, { kind, ...query, before: pages[place]?.previous ?? '' })).body).toEqual(
          pages[place - 1],
        )
    }
  })

  test.each([
    ['after', 'x'],
    ['after', Buffer.from(`2026-02-30T10:00:00Z ${randomUUID()}`).toString('base64url')],
    ['before', Buffer.from('2026-11-20T10:00:00Z 42').toString('base64url')],
    ['before', "' OR 1=1"],
    ['kind', 'handyman'],
    ['state', 'open'],
    ['desk', 'a b'],
    ['owner', 'iedereen'],
    ['flag', '{}'],
    ['open', 'true'],
    ['order', 'naam'],
    ['from', '2026-02-30'],
    ['until', '0000-01-01'],
    ['limit', '51'],
    ['limit', '0'],
    ['limit', 'alle'],
  ])('with %s %j is refused at its field', async (field, wrong) => {
    const { status, body } = await list(service, { [field]: wrong })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  })

  test('by promise of what is closed is refused', async () => {
    const { status, body } = await list(service, { order: 'belofte', open: 'nee' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['order']])
  })

  test('is for the roles of the matrix, and so is what filters choose from', async () => {
    const editor = await colleague('Roos Redactie', ['editor'])
    const nobody = { id: '', cookie: '' }
    expect([(await list(editor)).status, (await list(nobody)).status]).toEqual([403, 401])
    const { body } = await ask<AnswerOf<typeof requestChoices>>(operator, requestChoices.path)
    expect(body.kinds).toContainEqual({ kind: 'handyman.book', words: 'Klus boeken' })
    expect(body.desks.map(({ desk }) => desk)).toContain('juridisch')
    expect(body.colleagues).toContainEqual({ id: service.id, name: 'Sanne Bakker', desks: null })
    expect(body.colleagues).toContainEqual({ id: lawyer.id, name: 'Loes Dijkgraaf', desks: ['juridisch'] })
    expect(body.colleagues.map(({ id }) => id)).not.toContain(operator.id)
  })
})

/** Adds a paid order to a request; answers its id. */
const addPurchase = async (of: { id: string; reference: string }): Promise<string> => {
  const id = randomUUID()
  await db
    .insertInto('purchase')
    .values({
      ...{ id, submission_id: of.id, reference: of.reference, product: 'verkoopprijs' },
      ...{ title: 'Verkoopprijs bepalen', amount_cents: 4950, vat_cents: 859, vat_percent: 21 },
      ...{ terms: '2026-11-01', return_path: '/', ordered_at: '2026-11-19T10:00:00Z', state: 'paid' },
      ...{ paid_at: '2026-11-19T10:05:00Z', receipt_number: `2026-${of.reference}` },
    })
    .execute()
  return id
}

/** Adds requests of one kind by the hundred, open all of them, received at an instant in SQL over their number `i`. */
const addMany = (kind: string, count: number, receivedAt: RawBuilder<unknown>) =>
  sql`WITH made AS (
      INSERT INTO submission (id, kind, reference, received_at, request, summary)
      SELECT gen_random_uuid(), ${kind}::text, ${kind}::text || i, ${receivedAt}, '{"kept":{}}'::jsonb,
        '{"title":"Iets","office":[],"mail":[]}'::jsonb
      FROM generate_series(0, ${count - 1}::int) AS i RETURNING id, kind, received_at
    )
    INSERT INTO request_work (submission_id, kind, received_at, desk, due_on, open)
    SELECT id, kind, received_at, 'juridisch', received_at + interval '2 days', true FROM made
    ON CONFLICT (submission_id) DO UPDATE SET due_on = EXCLUDED.due_on, open = true`.execute(db)

describe('one request', () => {
  test('is told whole, with what happened in two tellings and what may be done now', async () => {
    const { id: person } = await addPerson(server)
    const older = await make({ person, received: '2026-10-01T10:00:00Z' })
    const asked = await make({ person, flags: ['address-unknown'] })
    await addPurchase(asked)
    await db
      .insertInto('appointment')
      .values({
        ...{ submission_id: asked.id, number: 1, confirmed: true },
        ...{ starts: '2026-12-04T07:00:00Z', ends: '2026-12-04T09:00:00Z' },
      })
      .execute()
    await db
      .insertInto('delivery')
      .values({ submission_id: asked.id, partner: 'klusservice', last_reason: 'unreachable' })
      .execute()
    await db
      .insertInto('consent')
      .values({
        ...{ submission_id: asked.id, legal_text: 'voorwaarden', version: '2026-11-01' },
        ...{ wording: 'Ik ga akkoord.', given_at: '2026-11-19T10:00:00Z' },
      })
      .execute()
    const { status, body } = await read(service, asked.reference.toLowerCase())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ reference: asked.reference, kindWords: 'Titel-van-de-aanvraag', isOwn: true, open: true },
      ...{ desk: 'klusservice', dueOn: '2026-11-24T16:00:00Z', owner: null, flags: ['address-unknown'] },
      answers: [{ section: 'Klus', label: 'Wat is er?', value: '<b>Lekkage</b>\n=1+1' }],
      payments: [{ amountCents: 4950, state: 'paid', refundedCents: 0 }],
      appointments: [{ number: 1, start: '2026-12-04T07:00:00Z', state: 'confirmed', place: null }],
      deliveries: [{ partner: 'klusservice', state: 'waiting', reason: 'unreachable', tries: null }],
      others: [{ reference: older.reference, kind: 'handyman.book', kindWords: 'Klus boeken' }],
      consents: [{ wording: 'Ik ga akkoord.', version: '2026-11-01' }],
      acts: ['claim', 'assign', 'note', 'done'],
    })
    expect(body.timeline).toMatchObject([
      { event: 'received', words: 'Binnengekomen', by: 'visitor', staff: null, note: null },
    ])
    expect(body.timeline[0]?.sender).toMatch(/ontvangen/)
    expect(await trailOf(asked.id)).toEqual([['requests.show', service.id, null]])
  })

  test('says what of its money may still go back: what came in, but for what goes back or went back', async () => {
    const asked = await make()
    const purchase = await addPurchase(asked)
    const payment = { id: randomUUID(), purchase_id: purchase, bank_id: `b-${purchase}`, pay_url: '/' }
    const at = '2026-11-19T10:05:00Z'
    await db
      .insertInto('payment')
      .values({
        ...{ ...payment, amount_cents: 4950, state: 'paid', started_at: at, ended_at: at },
        ...{ pays: true, paid_cents: 4950, paid_currency: 'EUR' },
      })
      .execute()
    const back = (amount_cents: number) => ({
      ...{ id: randomUUID(), payment_id: payment.id, amount_cents, vat_cents: 0 },
      ...{ note: 'Op verzoek', asked_at: at },
    })
    await db
      .insertInto('refund')
      .values([
        { ...back(1000), bank_id: 'r-1', made_at: at },
        { ...back(500), bank_id: null, made_at: null },
        { ...back(700), bank_id: null, made_at: null, refused_at: at },
      ])
      .execute()
    const { payments } = (await read(service, asked.reference)).body
    expect(payments).toMatchObject([{ amountCents: 4950, refundedCents: 1000, leftCents: 3450 }])
  })

  test('of another desk wants a reason, which stands in the trail, and shows no files', async () => {
    const asked = await make()
    await addFile(asked.id)
    expect((await read(service, asked.reference)).body.files).toHaveLength(1)
    for (const other of [lawyer, finance]) {
      const refused = await read(other, asked.reference)
      expect([refused.status, refused.body.code]).toEqual([403, 'reason-needed'])
      expect((await read(other, asked.reference, { reason: 'zomaar' })).status).toBe(400)
      const { body } = await read(other, asked.reference, { reason: 'klacht' })
      expect([body.isOwn, body.files, body.acts]).toEqual([false, [], []])
      expect((await trailOf(asked.id)).at(-1)).toEqual(['requests.show', other.id, 'klacht'])
    }
  })

  test.each(['AAAA-AAAA', '7KQM-X4TG', '%00', '%ff', '%27%20OR%201=1', 'x'.repeat(500), '..%2f..', 'null'])(
    'by the reference %j is refused, whatever is asked of it',
    async (reference) => {
      const headers = { cookie: service.cookie }
      const tries = [
        { method: 'GET', url: `${at}/${reference}` },
        { method: 'GET', url: requestFilePath(reference, randomUUID()) },
        { method: 'POST', url: `${at}/${reference}/claim`, payload: { version: 1 } },
        { method: 'POST', url: `${at}/${reference}/notes`, payload: { version: 1, note: 'x' } },
      ] as const
      for (const one of tries) {
        const { statusCode } = await server.app.inject({ ...one, headers })
        expect([400, 404, 405], one.url).toContain(statusCode)
      }
    },
  )
})

describe('an act', () => {
  test('on what somebody else changed is refused with who and when', async () => {
    const asked = await make()
    const seen = await versionOf(asked.reference)
    expect((await act(service, `${asked.reference}/claim`, { version: seen })).status).toBe(200)
    for (const [path, more] of [
      ['claim', {}],
      ['assign', { to: second.id }],
      ['notes', { note: 'Gebeld.' }],
      ['actions/done', {}],
    ] as const) {
      const { status, body } = await act(second, `${asked.reference}/${path}`, { version: seen, ...more })
      expect([path, status, body.code]).toEqual([path, 409, 'changed'])
      expect(body.title).toMatch(
        /^Sanne Bakker veranderde deze aanvraag op 20 november 2026 om 15\.00 uur\. Kijk eerst/,
      )
    }
    const { owner, acts } = (await read(service, asked.reference)).body
    expect([owner?.name, acts]).toEqual(['Sanne Bakker', ['assign', 'note', 'done']])
  })

  test('is not refused for a mail that arrived, and for what came by itself with what it was', async () => {
    const asked = await make()
    const happens = (event: RequestEvent) =>
      server.runtime.transaction((tx) => recordRequestEvent(tx, server.runtime, asked.id, event))
    const seen = await versionOf(asked.reference)
    await happens(delivered)
    const claimed = await act(service, `${asked.reference}/claim`, { version: seen })
    expect(claimed.status).toBe(200)
    await happens(notTaken)
    await happens(delivered)
    const note = { version: claimed.body.version, note: 'Gebeld.' }
    const { status, body } = await act(service, `${asked.reference}/notes`, note)
    expect([status, body.code]).toEqual([409, 'changed'])
    expect(body.title).toBe(
      'Er gebeurde iets met deze aanvraag: niet aangenomen door de partner, op 20 november 2026 om 15.00 uur. Kijk eerst wat er nieuw is.',
    )
  })

  test('of two at once is one', async () => {
    const asked = await make()
    const version = await versionOf(asked.reference)
    const both = [service, second]
    const tried = await Promise.all(both.map((by) => act(by, `${asked.reference}/claim`, { version })))
    expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = both[tried.findIndex(({ status }) => status === 200)]
    expect((await read(service, asked.reference)).body.owner?.id).toBe(winner?.id)
  })

  test('stands in the trail and among what happened, of which its sender hears nothing', async () => {
    const { id: person } = await addPerson(server)
    const asked = await make({ person })
    const path = (last: string) => `${asked.reference}/${last}`
    let { version } = (await act(service, path('claim'), { version: await versionOf(asked.reference) })).body
    const does = async (last: string, more: object = {}) => {
      const { status, body } = await act(service, path(last), { version, ...more })
      expect([last, status]).toEqual([last, 200])
      version = body.version
    }
    await does('notes', { note: 'Gebeld.\n<script>alert(1)</script>' })
    await does('assign', { to: second.id })
    await does('actions/done', { note: 'Geregeld.' })
    expect((await act(service, path('actions/done'), { version })).body.code).toBe('not-now')
    expect((await act(service, path('claim'), { version })).body.code).toBe('not-now')
    await does('actions/reopen')
    expect((await act(service, path('actions/reopen'), { version })).body.code).toBe('not-now')
    const { timeline, open } = (await read(service, asked.reference)).body
    expect(open).toBe(true)
    const told = timeline.map(({ event, words, staff, sender, note }) => [event, words, staff, sender, note])
    expect(told.slice(1)).toEqual([
      ['claimed', 'Opgepakt', 'Sanne Bakker', null, null],
      ['noted', 'Notitie', 'Sanne Bakker', null, 'Gebeld.\n<script>alert(1)</script>'],
      ['assigned', 'Overgedragen aan Joris Visser, loket Klusservice', 'Sanne Bakker', null, null],
      ['handled', 'Afgehandeld', 'Sanne Bakker', null, 'Geregeld.'],
      ['reopened', 'Heropend', 'Sanne Bakker', null, null],
    ])
    const acts = (await trailOf(asked.id)).map(([action]) => action).filter((one) => one !== 'requests.show')
    expect(acts).toEqual([
      'requests.claim',
      'requests.note',
      'requests.assign',
      'requests.done',
      'requests.reopen',
    ])
    // what staff noted is personal data, and stands in the download of whoever it is about
    const downloaded = []
    for await (const batch of collectRequests(server.runtime, person)) downloaded.push(...batch)
    expect(downloaded.map(({ notes }) => notes?.map(({ note }) => note))).toEqual([
      ['Gebeld.\n<script>alert(1)</script>', 'Geregeld.'],
    ])
  })

  test('gives a request to whom sees to it alone, and to a desk that there is', async () => {
    const asked = await make()
    const left = await colleague('Wim Weg', ['member-service'])
    await db
      .updateTable('staff_account')
      .set({ left_at: '2026-11-01T10:00:00Z' })
      .where('id', '=', left.id)
      .execute()
    let version = await versionOf(asked.reference)
    const give = (by: Colleague, more: object) => act(by, `${asked.reference}/assign`, { version, ...more })
    for (const [more, field] of [
      [{ to: lawyer.id }, 'to'],
      [{ to: finance.id }, 'to'],
      [{ to: left.id }, 'to'],
      [{ to: randomUUID() }, 'to'],
      [{ to: 'iemand' }, 'to'],
      [{ desk: 'kelder' }, 'desk'],
    ] as const) {
      const { status, body } = await give(service, more)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
    }
    expect((await give(lawyer, { to: lawyer.id })).status).toBe(403)
    version = (await give(service, { to: lawyer.id, desk: 'juridisch' })).body.version
    const { owner, isOwn } = (await read(lawyer, asked.reference)).body
    expect([owner?.id, isOwn]).toEqual([lawyer.id, true])
    version = (await give(lawyer, { to: null })).body.version
    expect((await read(lawyer, asked.reference)).body.owner).toBeNull()
    await give(lawyer, { desk: 'klusservice' })
    expect((await read(lawyer, asked.reference)).body.code).toBe('reason-needed')
  })

  test('of finance is a note where money is in it; of an operator or another desk it is none', async () => {
    const asked = await make()
    const version = await versionOf(asked.reference)
    const write = (by: Colleague) =>
      act(by, `${asked.reference}/notes`, { version, note: 'Terugbetaling gevraagd.' })
    for (const by of [finance, lawyer, operator]) expect((await write(by)).status).toBe(403)
    await addPurchase(asked)
    expect((await read(finance, asked.reference, { reason: 'controle' })).body.acts).toEqual(['note'])
    expect((await write(finance)).status).toBe(200)
    expect((await act(finance, `${asked.reference}/claim`, { version })).status).toBe(403)
  })

  test('is refused at its field for what is no act', async () => {
    const { reference } = await make()
    const version = await versionOf(reference)
    for (const [path, body, field] of [
      ['claim', {}, 'version'],
      ['claim', { version: '1' }, 'version'],
      ['claim', { version: 9e15 }, 'version'],
      ['notes', { version, note: ' \n ' }, 'note'],
      ['notes', { version, note: 'x'.repeat(1001) }, 'note'],
      ['notes', { version, note: 'a\u0000b\ud800' }, 'note'],
      ['actions/weg', { version }, 'action'],
      ['actions/match', { version }, 'action'],
    ] as const) {
      const { status, body: told } = await act(service, `${reference}/${path}`, body)
      expect([path, status, Object.keys(told.errors ?? {})]).toEqual([path, 400, [field]])
    }
  })

  test('needs a request that somebody sees to', async () => {
    const { id, reference } = await make({ kind: 'account.register' })
    await db.deleteFrom('request_work').where('submission_id', '=', id).execute()
    const { body } = await read(service, reference)
    expect([body.version, body.desk, body.dueOn, body.acts]).toEqual([0, null, null, []])
    expect((await act(service, `${reference}/claim`, { version: 1 })).body.code).toBe('not-now')
    expect(await listed(service, { kind: 'account.register' })).not.toContain(reference)
  })
})

/** Adds a file that came with a request; answers its id. */
const addFile = async (submissionId: string): Promise<string> => {
  const id = randomUUID()
  await server.runtime.ports.files.put(id, Buffer.from('<svg onload="alert(1)"/>'))
  await db
    .insertInto('file')
    .values({
      ...{ id, session_id: randomUUID(), submission_id: submissionId, bytes: 24 },
      ...{ name: 'op"zolder\r\n(1).svg', content_type: 'image/svg+xml', created_at: '2026-11-19T10:00:00Z' },
    })
    .execute()
  return id
}

test('a file is an attachment for who sees to its request, and each time a row of the trail', async () => {
  const [asked, other] = [await make({ desk: 'juridisch' }), await make()]
  const id = await addFile(asked.id)
  const get = (by: Colleague, reference: string, file: string) =>
    server.app.inject({ url: requestFilePath(reference, file), headers: { cookie: by.cookie } })
  const answer = await get(lawyer, asked.reference, id)
  expect([answer.statusCode, answer.body]).toEqual([200, '<svg onload="alert(1)"/>'])
  expect(answer.headers).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''op%22zolder%0D%0A%281%29.svg",
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  expect(await trailOf(asked.id)).toEqual([['requests.file', lawyer.id, null]])
  const statuses = async (...tries: [Colleague, string, string][]) =>
    Promise.all(tries.map(async (one) => (await get(...one)).statusCode))
  expect(
    await statuses(
      [builder, asked.reference, id],
      [finance, asked.reference, id],
      [operator, asked.reference, id],
      [{ id: '', cookie: '' }, asked.reference, id],
      [service, other.reference, id],
      [service, asked.reference, randomUUID()],
      [service, asked.reference, "'%20OR%201=1"],
    ),
  ).toEqual([403, 403, 403, 401, 404, 404, 404])
  expect(await trailOf(asked.id)).toHaveLength(1)
})
