import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openOfficeRequests, type RequestsPage } from '../../../../test/kit/office-requests.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { requestChoices } from '../../../core/contract/requests/requests-calls.ts'

const office = await openOfficeRequests()
const { server, db, colleague, make, addPurchase, ask, list, listed, read } = office
const { service, second, lawyer, builder, finance, operator } = office
afterAll(() => server.close())

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

  test('is narrowed to what is late, to what is for today, and to what a partner did not get', async () => {
    const kind = 'test.due'
    const late = await make({ kind, due: '2026-11-20T13:59:00Z' })
    const soon = await make({ kind, due: '2026-11-20T16:00:00Z' })
    const later = await make({ kind, due: '2026-11-20T23:30:00Z' })
    const gone = await make({ kind, due: '2026-11-20T13:59:00Z', open: false })
    await db
      .insertInto('delivery')
      .values([
        { submission_id: gone.id, partner: 'klusservice', state: 'waiting' },
        { submission_id: later.id, partner: 'mail', state: 'waiting' },
        { submission_id: late.id, partner: 'klusservice', state: 'delivered' },
        { submission_id: soon.id, partner: 'klusservice', state: 'refused' },
      ])
      .execute()
    const found = async (query: Record<string, string>) =>
      (await listed(service, { kind, ...query })).toSorted()
    const references = (...requests: { reference: string }[]) =>
      requests.map(({ reference }) => reference).toSorted()
    expect(await found({ due: 'laat' })).toEqual(references(late))
    expect(await found({ due: 'vandaag', order: 'belofte' })).toEqual(references(soon))
    expect(await found({ partner: 'klusservice' })).toEqual(references(gone))
    expect(await found({ partner: 'alle' })).toEqual(references(gone, later))
    const { status, body } = await list(service, { due: 'laat', open: 'nee' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['due']])
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
        conversation: null,
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
      const pages: RequestsPage[] = []
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
    ['due', 'morgen'],
    ['partner', '{}'],
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
