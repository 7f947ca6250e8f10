import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { naughtyStrings, naughtyValues } from '../../../../test/hostile/naughty.ts'
import { failures } from '../../../../test/kit/failures.ts'
import { newVisitor } from '../../../../test/kit/new-visitor.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { planOf, scansWhole } from '../../../../test/kit/query-plans.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { staffActor } from '../../../../test/kit/staff.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { findRequests } from '../../../core/contract/request-search/request-search-calls.ts'
import { newReference } from '../../../core/fields/request/reference.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { requestParts } from '../../features.ts'
import { instantFromNow } from '../../services/context.ts'
import { indexKeys } from '../../services/requests/index-keys.ts'
import { isKnownTo } from '../../services/requests/rights.ts'
import { foundRows, hasManyKeys } from '../../services/requests/search.ts'
import { startStaffSession } from '../../services/staff/staff-sessions.ts'

const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00.000Z') })
afterAll(() => server.close())
const { db } = server.database

interface Colleague {
  id: string
  cookie: string
}

/** Adds a colleague who is logged in. */
const colleague = async (roles: readonly StaffRole[], desks: readonly string[] = []): Promise<Colleague> => {
  const id = randomUUID()
  const row = { id, email: `${id}@kantoor.example`, name: 'Sanne Bakker', created_at: '2026-01-01T10:00:00Z' }
  await db
    .insertInto('staff_account')
    .values({ ...row, roles: [...roles], desks: [...desks] })
    .execute()
  const token = await startStaffSession(server.runtime, id, { device: 'test', place: '192.0.2.1' })
  await db
    .updateTable('staff_session')
    .set({ factor_at: instantFromNow(server.runtime, -60) })
    .where('staff_id', '=', id)
    .execute()
  return { id, cookie: `__Host-thuisbasis-beheer=${token}` }
}
const service = await colleague(['member-service'])
const lawyer = await colleague(['adviser'], ['juridisch'])
const finance = await colleague(['finance'])
const operator = await colleague(['operator'])

interface Made {
  kept?: object
  desk?: string
  received?: string
  person?: string
  attached?: boolean
}

/** Puts a question into the database as it stands there after it was sent by a release that wrote no keys. */
const make = async ({ kept = {}, desk = 'klantenservice', ...of }: Made = {}): Promise<string> => {
  const id = randomUUID()
  const reference = newReference((length) => crypto.getRandomValues(new Uint8Array(length)))
  const { received: received_at = '2026-11-19T10:00:00Z', person: person_id = null } = of
  const kind = 'contact-message.send'
  await db
    .insertInto('submission')
    .values({
      ...{ id, reference, kind, received_at, person_id },
      attached_at: of.attached ? received_at : null,
      request: JSON.stringify({ kept }),
      summary: JSON.stringify({ title: 'Een vraag', office: [], mail: [] }),
    })
    .execute()
  const work = { kind, received_at, desk, due_on: '2026-11-24T16:00:00Z', open: true }
  await db
    .insertInto('request_work')
    .values({ ...work, submission_id: id })
    .execute()
  return reference
}

/** Writes the keys of what was made. */
const index = () => indexKeys(server.runtime, requestParts)

const search = async (by: Colleague, q: unknown) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: findRequests.path,
    remoteAddress: newVisitor(),
    payload: { q },
    headers: { cookie: by.cookie },
  })
  const body = answer.json<AnswerOf<typeof findRequests> & { errors?: Record<string, string[]> }>()
  return { status: answer.statusCode, body }
}
const found = async (q: string, by: Colleague = service): Promise<string[]> =>
  (await search(by, q)).body.items.map(({ reference }) => reference)

describe('a request is found', () => {
  test('by its reference, and by the names, addresses and numbers in it, however they are typed', async () => {
    const kept = {
      ...{ Name: 'Zoë van der Zoekling', EmailAddress: 'Z.Zoekling_1@voorbeeld.nl' },
      ...{ MobilePhoneNumber: '+31687650001', LandlinePhoneNumber: '+31301234567' },
      ...{ Postcode: '7841XZ', HouseNumber: 12, HouseNumberAddition: 'bis' },
    }
    const reference = await make({ kept })
    await index()
    const typed = [
      ...[reference, reference.toLowerCase().replace('-', ' '), reference.slice(0, 6)],
      ...['zoekling', 'Van der Zoekling', 'zoe van der zoek', 'ZOË', 'der zoekling'],
      ...['z.zoekling_1@voorbeeld.nl', 'Z.Zoekling_1'],
      ...['0687650001', '06 8765 0001', '+31 6 87650001', '0031687650001', '030-1234567'],
      ...['7841 XZ', '7841xz12', '7841 XZ 12 bis', '7841XZ, 12-bis'],
    ]
    expect(await failures(typed, async (q) => expect(await found(q)).toContain(reference))).toEqual([])
    const others = ['zoeklinga', 'oekling', '7841XZ13', 'zXzoekling_1@voorbeeld.nl', '%', '_', '\\', '%%%']
    for (const other of others) expect([other, await found(other)]).toEqual([other, []])
  })

  test('by the name and number of the account that it was sent from, as long as there is one', async () => {
    const name = { initials: 'K.', infix: 'de', last_name: 'Rekeninghouder' }
    const person = await addPerson(server, { person: name, membership: {} })
    const sent = { person: person.id, kept: { Name: 'Kees Eigenzegger' } }
    const [own, attached] = [await make(sent), await make({ ...sent, attached: true })]
    await index()
    for (const q of ['rekeninghouder', 'De Rekeninghouder', person.relationId ?? ''])
      expect([q, await found(q)]).toEqual([q, [own]])
    expect((await found('eigenzegger')).toSorted()).toEqual([own, attached].toSorted())
    await db.deleteFrom('person').where('id', '=', person.id).execute()
    expect(await found('rekeninghouder')).toEqual([])
    expect(await found(person.relationId ?? '')).toEqual([])
    expect((await found('eigenzegger')).toSorted()).toEqual([own, attached].toSorted())
  })

  test('an exact word first, then what begins with it, the newest of each first; fifty at most', async () => {
    const named = (Name: string, received: string) => make({ kept: { Name }, received })
    const later = await named('Bergman', '2026-11-19T12:00:00Z')
    const [old, fresh] = [
      await named('Anna Bergmans', '2026-11-19T10:00:00Z'),
      await named('Bergman', '2026-11-19T11:00:00Z'),
    ]
    const longer = await named('Bergmansen', '2026-11-19T13:00:00Z')
    await index()
    expect(await found('bergman')).toEqual([later, fresh, longer, old])
    for (let left = 52; left > 0; left--) await named('Velen', '2026-11-19T10:00:00Z')
    await index()
    const { body } = await search(service, 'velen')
    expect([body.items.length, body.more]).toEqual([50, true])
    expect((await search(service, 'bergman')).body.more).toBe(false)
  })

  test('as the list has it', async () => {
    const reference = await make({ kept: { Name: 'Vormvast' }, received: '2026-11-20T13:00:00Z' })
    await index()
    const { items } = (await search(service, 'vormvast')).body
    const list = await server.app.inject({
      url: '/beheer/api/requests?kind=contact-message.send',
      headers: { cookie: service.cookie },
    })
    const listed = list.json<{ items: { reference: string }[] }>().items
    expect(items).toEqual(listed.filter((one) => one.reference === reference))
  })
})

describe('who searches', () => {
  test('finds what the list would show: an adviser of the own desks, finance what has money in it', async () => {
    const kept = { Name: 'Rechtstreek', Postcode: '9999XX', HouseNumber: 1 }
    const [law, other] = [await make({ kept, desk: 'juridisch' }), await make({ kept })]
    await index()
    expect(await found('rechtstreek', lawyer)).toEqual([law])
    expect(await found(other, lawyer)).toEqual([])
    expect(await found('rechtstreek', finance)).toEqual([])
    await sql`INSERT INTO purchase (id, submission_id, reference, product, title, amount_cents, vat_cents, vat_percent, terms,
        return_path, ordered_at)
      SELECT gen_random_uuid(), id, reference, 'verkoopprijs', 'Verkoopprijs', 4950, 859, 21, '2026-11-01', '/', received_at
      FROM submission WHERE reference = ${other}`.execute(db)
    expect(await found('rechtstreek', finance)).toEqual([other])
    expect((await found('rechtstreek')).toSorted()).toEqual([law, other].toSorted())
  })

  test('as an operator learns of nobody that they asked for something: by a reference alone, without a name', async () => {
    const reference = await make({ kept: { Name: 'Onbespied', EmailAddress: 'onbespied@voorbeeld.nl' } })
    await index()
    for (const q of ['onbespied', 'onbespied@voorbeeld.nl']) expect(await found(q, operator)).toEqual([])
    const [item] = (await search(operator, reference)).body.items
    expect([item?.reference, item?.name]).toEqual([reference, null])
  })

  test('is of the roles of the matrix, and logged in', async () => {
    const editor = await colleague(['editor'])
    const statuses = [editor, { id: '', cookie: '' }].map(async (by) => (await search(by, 'wie')).status)
    expect(await Promise.all(statuses)).toEqual([403, 401])
  })

  test('leaves a row in the trail that says that they did, and the word nowhere', async () => {
    await search(lawyer, 'Zeldzaamzoekwoord')
    const rows = await db.selectFrom('audit').selectAll().where('staff_id', '=', lawyer.id).execute()
    const searches = rows.filter(({ action }) => action === 'request-search.find')
    const nothing = { detail: null, subject_id: null, submission_id: null }
    expect(searches.at(-1)).toMatchObject({ ...nothing, roles: 'adviser' })
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('zeldzaamzoekwoord')
    expect(server.logged().toLowerCase()).not.toContain('zeldzaamzoekwoord')
  })
})

describe('whatever is typed', () => {
  test('is answered or refused at its field', async () => {
    const typed: unknown[] = [...naughtyStrings, ...naughtyValues, 'x'.repeat(100), '﷽'.repeat(100)]
    const judged = await failures(typed, async (q) => {
      const { status, body } = await search(service, q)
      expect([200, 400]).toContain(status)
      for (const field of Object.keys(body.errors ?? {})) expect(field).toMatch(/^q\b/)
    })
    expect(judged).toEqual([])
  })

  test.each([undefined, '', ' \n ', 'x'.repeat(101), 7, ['de Vries'], { q: 'de Vries' }])(
    '%j is refused',
    async (q) => {
      const { status, body } = await search(service, q)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['q']])
    },
  )
})

test('requests of before get their keys from the job, once, also those of long ago', async () => {
  const [lately, long] = [
    await make({ kept: { Name: 'Nietgevonden' } }),
    await make({ kept: { Name: 'Nietgevonden' }, received: '2025-01-10T10:00:00Z' }),
  ]
  expect(await found('nietgevonden')).toEqual([])
  await index()
  expect(await found('nietgevonden')).toEqual([lately])
  await sql`INSERT INTO staff_search_due SELECT id FROM submission WHERE reference = ${long}`.execute(db)
  for (let runs = 2; runs > 0; runs--) await index()
  expect(await found('nietgevonden')).toEqual([lately, long])
  expect(await db.selectFrom('staff_search_due').selectAll().execute()).toEqual([])
})

describe('an index gives what is found, however many requests there are', () => {
  beforeAll(async () => {
    await sql`WITH made AS (
        INSERT INTO submission (id, kind, reference, received_at, request, summary)
        SELECT gen_random_uuid(), 'many.kind', 'many-' || i, '2026-01-01'::timestamptz + i * interval '1 minute',
          '{"kept":{"lastName":"Vries"}}', '{"title":"Iets","office":[],"mail":[]}'
        FROM generate_series(1, 40000) AS i RETURNING id, kind, reference, received_at
      ), work AS (
        INSERT INTO request_work (submission_id, kind, received_at, desk, due_on, open)
        SELECT id, kind, received_at, 'juridisch', received_at + interval '2 days', false FROM made
      )
      INSERT INTO staff_search (submission_id, kind, word, received_at)
      SELECT id, key.kind, key.word, received_at FROM made, LATERAL (VALUES
        ('name', 'devries'), ('name', 'vries' || reference), ('email', reference || '@voorbeeld.nl'), ('reference', reference)
      ) AS key (kind, word)`.execute(db)
    await sql`ANALYZE submission, request_work, staff_search`.execute(db)
  })

  // a word that all of them have, one that one has, beginnings of many and of few, and several at once
  test.each([[['devries']], [['many-77']], [['v']], [['vriesmany-777']], [['devries', 'many', 'x']]])(
    'by %j',
    async (words) => {
      for (const actor of [
        staffActor(['member-service']),
        staffActor(['adviser'], { desks: ['juridisch'] }),
        staffActor(['adviser', 'finance'], { desks: ['juridisch'] }),
        staffActor(['operator']),
      ]) {
        const sight = { known: isKnownTo(actor), onlyKnown: actor.roles.includes('adviser') }
        for (const statement of [foundRows(words, sight), hasManyKeys(words)]) {
          const plan = await planOf(db, statement)
          expect(plan).toContain('staff_search_word')
          expect(scansWhole(plan, ['staff_search', 'submission', 'request_work'])).toEqual([])
        }
      }
    },
  )

  test('says that there is more than it reads of a beginning that too many have', async () => {
    const { body } = await search(service, 'vries')
    expect([body.items.length, body.more]).toEqual([50, true])
    expect((await search(operator, 'vries')).body).toEqual({ items: [], more: true })
  })
})
