import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { type OfficeColleague, openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { whatHappenedTo } from '../../../../test/kit/office-work.ts'
import type {
  checkBulkAct,
  listBulkActs,
  readBulkAct,
} from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { type BulkAct, bulkActs, mostOfBulk } from '../../../core/staff/bulk-acts.ts'
import type { Context } from '../../services/context.ts'
import { sweep } from '../../services/retention/sweep.ts'
import { systemContext } from '../../services/system-context.ts'
import { bulkActsQueue } from './bulk-acts-queues.ts'
import { runBulkAct } from './run-bulk-act.ts'

const office = await openOfficeRequests()
const { server, db, colleague, make, ask, act, trailOf } = office
const { service, second, lawyer, finance, operator } = office
afterAll(() => server.close())

const path = '/beheer/api/bulk-acts'
type Whole = AnswerOf<typeof readBulkAct>

interface Told {
  id: string
  code?: string
  errors?: Record<string, string[]>
}

const post = async <Body>(by: OfficeColleague, url: string, payload: object) => {
  const answer = await server.app.inject({ method: 'POST', url, payload, headers: { cookie: by.cookie } })
  return { status: answer.statusCode, body: answer.json<Body & Told>() }
}
const check = (by: OfficeColleague, asked: object) =>
  post<AnswerOf<typeof checkBulkAct>>(by, `${path}/check`, asked)
const start = (by: OfficeColleague, asked: object) => post<object>(by, path, asked)
const read = (by: OfficeColleague, id: string) => ask<Whole>(by, `${path}/${id}`)

/** What the act takes that is tried. */
const givenFor: Readonly<Record<BulkAct, object>> = {
  claim: {},
  assign: { to: second.id },
  message: { text: '{aanhef}\n\n<b>Alles</b> over {referentie} is klaar.' },
  ask: { text: '{aanhef}\n\nStuurt u ons een foto?' },
  note: { note: 'Gebeld.\n<b>Terug</b>' },
  done: {},
}

/** Begins an act with requests that nobody changed since they came in; answers its id. */
const begin = async (by: OfficeColleague, does: BulkAct, references: readonly string[]): Promise<string> => {
  const id = randomUUID()
  const items = references.map((reference) => ({ reference, version: 1 }))
  const { status, body } = await start(by, { id, act: does, given: givenFor[does], items })
  expect([status, body], JSON.stringify(body)).toEqual([202, { id }])
  return id
}

const job = (runtime = server.runtime): Context => systemContext(runtime, bulkActsQueue.name)
const run = (id: string) => runBulkAct(job(), id)

const resultsOf = async (by: OfficeColleague, id: string) =>
  new Map((await read(by, id)).body.items.map(({ reference, ...row }) => [reference, row]))

/** What happened to a request since it came in. */
const eventsOf = async (id: string): Promise<string[]> => (await whatHappenedTo(db, id)).events.slice(1)

const makeMany = (count: number, of: Parameters<typeof make>[0] = {}) =>
  Promise.all(Array.from({ length: count }, () => make(of)))

/** Requests of every standing that counts, by what they are. */
const everyKind = async (me: OfficeColleague, desk: string) => {
  const email = 'jannie@voorbeeld.nl'
  const account = await make({ kind: 'account.register', email })
  await db.deleteFrom('request_work').where('submission_id', '=', account.id).execute()
  const writtenTo = await make({ desk, email })
  const [made, due] = ['2026-11-20T13:59:30Z', '2026-11-20T14:00:30Z']
  await db
    .insertInto('waiting_act')
    .values({
      ...{ id: randomUUID(), submission_id: writtenTo.id, staff_id: second.id, act: 'message', text: 'Dag.' },
      ...{ request_id: 'test', made_at: made, due_at: due },
    })
    .execute()
  return {
    free: await make({ desk, email }),
    mine: await make({ desk, email, owner: me.id }),
    theirs: await make({ desk, email, owner: second.id }),
    closed: await make({ desk, email, open: false }),
    elsewhere: await make({ desk: 'bouwkundig', email }),
    silent: await make({ desk }),
    writtenTo,
    account,
  }
}

/** What is no refusal of the verb: there is nothing left to do, or a colleague has it. */
const nothingToDo = ['Deze is al van jou.', 'Joris Visser heeft deze al.', 'Daar ligt deze al.']

describe('what is told beforehand', () => {
  test('of each request is what the verb then says, for every act and role', async () => {
    for (const by of [service, lawyer])
      for (const does of bulkActs) {
        const kinds = await everyKind(by, 'juridisch')
        const references = Object.values(kinds).map(({ reference }) => reference)
        const asked = { act: does, given: givenFor[does] }
        const { status, body } = await check(by, {
          ...asked,
          items: references.map((reference) => ({ reference })),
        })
        expect(status, JSON.stringify(body)).toBe(200)
        expect(body.items.map(({ reference }) => reference)).toEqual(references)
        for (const { sentence, version } of body.items) expect(version).toBe(sentence === null ? 1 : null)
        const id = await begin(by, does, references)
        await run(id)
        const became = await resultsOf(by, id)
        const told = body.items.map(({ reference, sentence }) => {
          const says = sentence !== null && nothingToDo.includes(sentence) ? null : sentence
          return [reference, says === null ? 'done' : 'refused', says]
        })
        const done = references.map((reference) => {
          const { result, sentence } = became.get(reference) ?? {}
          return [reference, result, sentence]
        })
        expect([does, done]).toEqual([does, told])
      }
  })

  test('names a reference that nobody has, each request once, and changes nothing', async () => {
    const { id, reference } = await make()
    const items = [{ reference }, { reference: 'AAAA-AAAA' }, { reference }]
    const wrong = await check(service, { act: 'claim', given: {}, items })
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['items[1].reference']])
    const gone = await make()
    await db.deleteFrom('submission').where('id', '=', gone.id).execute()
    const asked = [{ reference }, { reference: gone.reference }, { reference }]
    const { body } = await check(service, { act: 'done', given: {}, items: asked })
    expect(body.items).toEqual([
      { reference, version: 1, sentence: null },
      {
        reference: gone.reference,
        version: null,
        sentence: `Er is geen aanvraag met referentie ${gone.reference}.`,
      },
    ])
    expect(await eventsOf(id)).toEqual([])
    expect(await trailOf(id)).toEqual([])
  })

  test('is refused at its field, and to who does nothing with requests', async () => {
    const { reference } = await make()
    const items = [{ reference }]
    const many = Array.from({ length: mostOfBulk + 1 }, () => ({ reference }))
    for (const [asked, field] of [
      [{ act: 'claim', given: {}, items: [] }, 'items'],
      [{ act: 'claim', given: {}, items: many }, 'items'],
      [{ act: 'reopen', given: {}, items }, 'act'],
      [{ act: 'refuse', given: { text: 'Het kan niet.' }, items }, 'act'],
      [{ act: 'message', given: {}, items }, 'given.text'],
      [{ act: 'ask', given: { text: 'x'.repeat(4001) }, items }, 'given.text'],
      [{ act: 'note', given: {}, items }, 'given.note'],
      [{ act: 'note', given: { note: 'x'.repeat(1001) }, items }, 'given.note'],
      [{ act: 'assign', given: { to: randomUUID() }, items }, 'given.to'],
      [{ act: 'assign', given: { desk: 'kelder' }, items }, 'given.desk'],
    ] as const) {
      const { status, body } = await check(service, asked)
      expect([asked.act, status, Object.keys(body.errors ?? {})]).toEqual([asked.act, 400, [field]])
    }
    for (const by of [finance, operator])
      expect((await check(by, { act: 'claim', given: {}, items })).status).toBe(403)
  })
})

describe('an act with several requests', () => {
  test('is done with each by who began it; one that changed meanwhile is refused with who and when', async () => {
    const [first, changed, last] = await makeMany(3)
    if (!first || !changed || !last) throw new Error('There are three.')
    const id = await begin(service, 'done', [first.reference, changed.reference, last.reference])
    await act(second, `${changed.reference}/notes`, { version: 1, note: 'Wacht nog even.' })
    await run(id)
    const became = await resultsOf(service, id)
    expect([first, last].map(({ reference }) => became.get(reference)?.result)).toEqual(['done', 'done'])
    expect(became.get(changed.reference)).toMatchObject({
      result: 'refused',
      sentence: expect.stringMatching(/^Joris Visser veranderde deze aanvraag op .* Kijk eerst/),
    })
    expect(await eventsOf(first.id)).toEqual(['handled'])
    expect(await trailOf(first.id)).toEqual([['requests.done', service.id, null]])
    expect(await eventsOf(changed.id)).toEqual(['noted'])
    const { body } = await read(service, id)
    expect(body).toMatchObject({ act: 'done', total: 3, done: 2, refused: 1, failed: 0 })
    expect(body.endedAt).not.toBeNull()
  })

  test('whose role went meanwhile, or who left, is refused for all that is left', async () => {
    const begins = async (by: OfficeColleague) => {
      const made = await makeMany(2, { desk: 'juridisch' })
      const id = await begin(
        by,
        'claim',
        made.map(({ reference }) => reference),
      )
      return { id, made }
    }
    const mover = await colleague('Mo Verhuizer', ['adviser'], ['juridisch'])
    const leaver = await colleague('Wim Weg', ['member-service'])
    const moved = await begins(mover)
    const left = await begins(leaver)
    await db
      .updateTable('staff_account')
      .set({ roles: ['editor'] })
      .where('id', '=', mover.id)
      .execute()
    await db
      .updateTable('staff_account')
      .set({ left_at: '2026-11-20T13:00:00Z' })
      .where('id', '=', leaver.id)
      .execute()
    for (const [{ id, made }, sentence] of [
      [moved, 'Dit hoort niet bij jouw rol.'],
      [left, 'Wie dit begon, werkt hier niet meer.'],
    ] as const) {
      await run(id)
      const rows = await db
        .selectFrom('bulk_act_item')
        .select(['result', 'sentence'])
        .where('bulk_act_id', '=', id)
        .execute()
      expect(rows).toEqual([
        { result: 'refused', sentence },
        { result: 'refused', sentence },
      ])
      for (const one of made) expect(await eventsOf(one.id)).toEqual([])
    }
  })

  test('that dies wherever it may and runs again, also twice at once, repeats nothing and skips nothing', async () => {
    const made = await makeMany(20)
    const id = await begin(
      service,
      'note',
      made.map(({ reference }) => reference),
    )
    /** A run that dies at the so many-eth time that it looks at the clock, which it does before each thing that it writes. */
    const dying = (looks: number): Promise<void> => {
      let left = looks
      const now = () => {
        if (left-- <= 0) throw new Error('killed')
        return server.runtime.clock.now()
      }
      return runBulkAct(job({ ...server.runtime, clock: { now } }), id)
    }
    const isEnded = async () => (await read(service, id)).body.endedAt !== null
    let died = 0
    for (let at = 0; at < 14; at++) await dying(1 + (at % 7)).catch(() => died++)
    expect(died).toBe(14)
    expect(await isEnded()).toBe(false)
    expect((await read(service, id)).body.done).toBeGreaterThan(0)
    await Promise.all([run(id), run(id)])
    expect(await isEnded()).toBe(true)
    for (const { id: submission } of made) {
      expect(await eventsOf(submission)).toEqual(['noted'])
      expect(await trailOf(submission)).toEqual([['requests.note', service.id, null]])
    }
    expect((await read(service, id)).body).toMatchObject({ total: 20, done: 20, refused: 0, failed: 0 })
    // what was noted now stands with each request, and nowhere else
    const kept = await db.selectFrom('bulk_act').select('given').where('id', '=', id).executeTakeFirst()
    expect(kept).toEqual({ given: {} })
    await run(id)
    for (const { id: submission } of made) expect(await eventsOf(submission)).toEqual(['noted'])
  })

  test('keeps none of the others waiting where the site makes a mistake with one', async () => {
    const [good, bad] = await makeMany(2)
    if (!good || !bad) throw new Error('There are two.')
    const id = await begin(service, 'claim', [bad.reference, good.reference])
    const { transaction } = job()
    let tried = 0
    const failing: Context = {
      ...job(),
      transaction: (work) => (tried++ === 0 ? Promise.reject(new TypeError('no')) : transaction(work)),
    }
    await runBulkAct(failing, id)
    const became = await resultsOf(service, id)
    expect([bad, good].map(({ reference }) => became.get(reference)?.result)).toEqual(['failed', 'done'])
    expect(became.get(bad.reference)?.sentence).toMatch(/^Er ging bij ons iets mis\./)
  })

  test('that is sent twice is begun once, and is seen by who began it alone', async () => {
    const { id: submission, reference } = await make()
    const id = await begin(service, 'claim', [reference])
    await begin(service, 'claim', [reference])
    const asked = { id, act: 'claim', given: {}, items: [{ reference, version: 1 }] }
    expect(await start(service, asked)).toEqual({ status: 202, body: { id } })
    const taken = await start(second, asked)
    expect([taken.status, taken.body.code]).toEqual([409, 'id-taken'])
    const { rows } = await sql`
      SELECT FROM pgboss.job WHERE name = ${bulkActsQueue.name} AND data->>'act' = ${id}`.execute(db)
    expect(rows.length).toBe(1)
    await run(id)
    expect(await eventsOf(submission)).toEqual(['claimed'])
    expect((await read(second, id)).status).toBe(404)
    expect((await read(service, randomUUID())).status).toBe(404)
    const listed = async (by: OfficeColleague) =>
      (await ask<AnswerOf<typeof listBulkActs>>(by, path)).body.items.map((one) => one.id)
    expect(await listed(service)).toContain(id)
    expect(await listed(second)).not.toContain(id)
  })

  test('tells nothing of a request of another desk, whatever is done with its reference', async () => {
    const own = await make({ kind: 'complaint.send', desk: 'juridisch' })
    const elsewhere = await make({ kind: 'complaint.send', desk: 'bouwkundig', email: 'jannie@voorbeeld.nl' })
    const wordsIn = async (id: string) =>
      (await read(lawyer, id)).body.items.map(({ kindWords, result }) => [kindWords, result])
    const noted = await begin(lawyer, 'note', [own.reference, elsewhere.reference])
    expect(await wordsIn(noted)).toEqual([
      ['Klacht', 'waiting'],
      ['Aanvraag', 'waiting'],
    ])
    await run(noted)
    expect(await wordsIn(noted)).toEqual([
      ['Klacht', 'done'],
      ['Aanvraag', 'refused'],
    ])
    const written = await begin(lawyer, 'message', [elsewhere.reference])
    expect((await post(lawyer, `${path}/${written}/take-back`, {})).status).toBe(200)
    expect(await wordsIn(written)).toEqual([['Aanvraag', 'taken-back']])
    // member service sees to every desk
    const all = await begin(service, 'claim', [elsewhere.reference])
    expect((await read(service, all)).body.items.map(({ kindWords }) => kindWords)).toEqual(['Klacht'])
  })

  test('is one too many while five of the same colleague are under way', async () => {
    const busy = await colleague('Bep Bezig', ['member-service'])
    const [{ reference } = { reference: '' }] = await makeMany(1)
    for (let count = 0; count < 5; count++) await begin(busy, 'claim', [reference])
    const asked = { id: randomUUID(), act: 'claim', given: {}, items: [{ reference, version: 1 }] }
    const { status, body } = await start(busy, asked)
    expect([status, body.code]).toEqual([409, 'too-many-running'])
    expect((await read(busy, asked.id)).status).toBe(404)
  })

  test('is forgotten after thirty days, with its rows', async () => {
    const { reference } = await make()
    const id = await begin(service, 'claim', [reference])
    const at = (instant: string) => sweep({ ...server.runtime, clock: clockAt(instant) })
    const rows = () => db.selectFrom('bulk_act_item').select('result').where('bulk_act_id', '=', id).execute()
    await at('2026-12-20T13:00:00Z')
    expect(await rows()).toHaveLength(1)
    await at('2026-12-20T15:00:00Z')
    expect(await rows()).toEqual([])
  })
})
