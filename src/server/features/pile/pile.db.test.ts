import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { type OfficeColleague, openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { whatHappenedTo } from '../../../../test/kit/office-work.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { readPile, readToday, takeNext } from '../../../core/contract/pile/pile-calls.ts'
import { recordRequestEvent } from '../../services/submissions/advance.ts'
import { delivered } from '../../services/submissions/events.ts'
import { systemContext } from '../../services/system-context.ts'
import { pile } from './pile-feature.ts'

const office = await openOfficeRequests()
const { server, db, ask, act, read, make, listed, colleague, service, second, lawyer, finance } = office
afterAll(() => server.close())
// each test has a pile of its own
afterEach(async () => {
  await db.updateTable('request_work').set({ open: false, owner: null, claimed_until: null }).execute()
})

const pileOf = (by: OfficeColleague, query?: Record<string, string>) =>
  ask<AnswerOf<typeof readPile>>(by, readPile.path, query)

const take = async (by: OfficeColleague, payload: object = {}) => {
  const headers = { cookie: by.cookie }
  const answer = await server.app.inject({ method: 'POST', url: takeNext.path, payload, headers })
  const body = answer.json<AnswerOf<typeof takeNext> & { code?: string; title?: string }>()
  return { status: answer.statusCode, ...body }
}
const taken = async (by: OfficeColleague, payload?: object) => (await take(by, payload)).taken?.reference

const workOn = (id: string) =>
  db
    .selectFrom('request_work')
    .select(['owner', 'claimed_until'])
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow()

/** Ends the claims of this instant, as a quarter of an hour does. */
const endClaims = () =>
  db
    .updateTable('request_work')
    .set({ claimed_until: '2026-11-20T13:59:00Z' })
    .where('claimed_until', 'is not', null)
    .execute()

/** What the clock asks for each minute. */
const everyMinute = async () => {
  for (const { run, queue } of pile.jobs ?? []) await run(systemContext(server.runtime, queue.name), {})
}

describe('the pile', () => {
  test('has what nobody took, the first promise first, of the desks that are one’s own', async () => {
    const later = await make({ due: '2026-11-25T16:00:00Z' })
    const legal = await make({ desk: 'juridisch', due: '2026-11-26T16:00:00Z' })
    const late = await make({ desk: 'bouwkundig', due: '2026-11-18T16:00:00Z' })
    await make({ owner: second.id })
    await make({ open: false })
    const { body } = await pileOf(service)
    const order = [late, later, legal].map(({ reference }) => reference)
    expect(body.items.map(({ reference }) => reference)).toEqual(order)
    expect(body).toMatchObject({ waiting: 3, held: [] })
    expect(body.items[0]).toMatchObject({ kindWords: 'Titel-van-de-aanvraag', name: 'de Vries', owner: null })
    const seen = async (by: OfficeColleague, query?: Record<string, string>) =>
      (await pileOf(by, query)).body.items.map(({ reference }) => reference)
    expect(await seen(lawyer)).toEqual([legal.reference])
    expect(await seen(service, { desk: 'bouwkundig' })).toEqual([late.reference])
    const both = await colleague('Beide Loketten', ['adviser'], ['juridisch', 'bouwkundig'])
    expect(await seen(both)).toEqual([late.reference, legal.reference])
    expect((await pileOf(lawyer, { desk: 'bouwkundig' })).status).toBe(403)
    expect((await pileOf(finance)).status).toBe(403)
    expect((await take(lawyer, { desk: 'bouwkundig' })).status).toBe(403)
  })

  test('gives its first to whoever asks, once, with its event and its row in the trail', async () => {
    const [first, next] = [await make({ due: '2026-11-18T16:00:00Z' }), await make()]
    const got = await take(service)
    expect(got).toEqual({
      status: 200,
      taken: { reference: first.reference, heldUntil: '2026-11-20T14:15:00.000Z' },
    })
    const { body } = await pileOf(service)
    expect(body.items.map(({ reference }) => reference)).toEqual([next.reference])
    expect(body.held).toMatchObject([{ reference: first.reference, heldUntil: '2026-11-20T14:15:00Z' }])
    expect(await whatHappenedTo(db, first.id)).toMatchObject({
      events: ['received', 'claimed'],
      work: { owner: service.id, version: 2 },
      acts: [{ action: 'pile.take', staff_id: service.id }],
    })
    expect(await taken(second)).toBe(next.reference)
    expect(await take(second)).toEqual({ status: 200, taken: null })
  })

  test('gives twenty who ask at once one each, and the others nothing', async () => {
    const requests = []
    for (let count = 0; count < 15; count++) requests.push(await make({ desk: 'juridisch' }))
    const desks = ['juridisch', 'bouwkundig']
    const askers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => colleague(`Vraagt ${at}`, ['adviser'], desks)),
    )
    const got = (await Promise.all(askers.map((by) => taken(by)))).filter((one) => one !== undefined)
    expect(got.toSorted()).toEqual(requests.map(({ reference }) => reference).toSorted())
  })

  test('gives one colleague five at most that they did nothing with', async () => {
    for (let count = 0; count < 7; count++) await make()
    const answers = await Promise.all(Array.from({ length: 6 }, () => take(service)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect([refused?.code, refused?.title]).toEqual([
      'too-many-held',
      'Je hebt er al 5 van de stapel. Handel er eerst een af, of houd er een bij je.',
    ])
    const [held] = (await pileOf(service)).body.held
    await act(service, `${held?.reference}/claim`, { version: held?.version })
    expect((await take(service)).status).toBe(200)
  })
})

describe('a claim from the pile', () => {
  test('ends by itself: whoever asks next gets it at once, and the clock lays it back', async () => {
    const asked = await make()
    await take(service)
    await endClaims()
    const { items, held } = (await pileOf(second)).body
    expect(items.map(({ reference, owner }) => [reference, owner])).toEqual([[asked.reference, null]])
    expect([held, (await pileOf(service)).body.held]).toEqual([[], []])
    expect(await taken(second)).toBe(asked.reference)
    await everyMinute()
    expect((await workOn(asked.id)).owner).toBe(second.id)
    await endClaims()
    await everyMinute()
    await everyMinute()
    expect(await workOn(asked.id)).toEqual({ owner: null, claimed_until: null })
    const { timeline } = (await read(service, asked.reference)).body
    expect(timeline.map(({ event, by }) => [event, by])).toEqual([
      ['received', 'visitor'],
      ['claimed', 'staff'],
      ['claimed', 'staff'],
      ['returned', 'system'],
    ])
    expect(timeline.at(-1)).toMatchObject({ words: 'Terug op de stapel', facts: { from: second.id } })
  })

  test.each([
    ['claim', {}],
    ['notes', { note: 'Gebeld.' }],
    ['assign', { desk: 'juridisch', to: null }],
  ])('is no claim any more after %s by its owner', async (path, more) => {
    const asked = await make()
    await take(service)
    const { version, heldUntil, acts } = (await read(service, asked.reference)).body
    expect([heldUntil, acts.includes('claim')]).toEqual(['2026-11-20T14:15:00Z', true])
    expect((await read(second, asked.reference)).body.heldUntil).toBeNull()
    expect((await act(service, `${asked.reference}/${path}`, { version, ...more })).status).toBe(200)
    expect((await workOn(asked.id)).claimed_until).toBeNull()
    expect((await read(service, asked.reference)).body.heldUntil).toBeNull()
  })

  test('stays one after what others do, and what comes by itself', async () => {
    const asked = await make()
    await take(service)
    const { version } = (await read(second, asked.reference)).body
    await act(second, `${asked.reference}/notes`, { version, note: 'Belde mij ook.' })
    await server.runtime.transaction((tx) => recordRequestEvent(tx, server.runtime, asked.id, delivered))
    expect((await workOn(asked.id)).claimed_until).not.toBeNull()
  })

  test('is passed over while its owner acts on it, and nobody waits for that', async () => {
    const [busy, free] = [await make({ due: '2026-11-18T16:00:00Z' }), await make()]
    await db.transaction().execute(async (tx) => {
      await sql`SELECT FROM submission WHERE id = ${busy.id}::uuid FOR NO KEY UPDATE`.execute(tx)
      expect(await taken(service)).toBe(free.reference)
    })
    expect(await taken(second)).toBe(busy.reference)
  })
})

describe('the numbers of the day', () => {
  const numbersOf = (by: OfficeColleague) => ask<AnswerOf<typeof readToday>>(by, readToday.path)
  /** The list that each number leads to. */
  const lists = {
    pileLate: { open: 'ja', owner: 'geen', due: 'laat', order: 'belofte' },
    pileToday: { open: 'ja', owner: 'geen', due: 'vandaag', order: 'belofte' },
    ownLate: { open: 'ja', owner: 'mij', due: 'laat', order: 'belofte' },
    ownToday: { open: 'ja', owner: 'mij', due: 'vandaag', order: 'belofte' },
    ownAnswered: { open: 'ja', owner: 'mij', state: 'answered', order: 'belofte' },
    ownAsked: { open: 'nee', owner: 'mij', state: 'asked', order: 'nieuwste' },
  } as const
  const talk = (id: string, conversation: string) =>
    db
      .updateTable('request_work')
      .set({ conversation, conversation_at: '2026-11-20T10:00:00Z' })
      .where('submission_id', '=', id)
      .execute()

  test('are those of the lists that they lead to, and an adviser’s are of the own desks', async () => {
    const [late, soon] = ['2026-11-18T16:00:00Z', '2026-11-20T16:00:00Z']
    await make({ due: late })
    await make({ due: late, desk: 'juridisch' })
    await make({ due: soon, desk: 'bouwkundig' })
    await make()
    await make({ due: late, owner: second.id })
    for (let count = 0; count < 3; count++) await make({ due: late, owner: service.id })
    await make({ due: soon, owner: service.id })
    await talk((await make({ owner: service.id })).id, 'answered')
    await talk((await make({ owner: service.id, open: false })).id, 'asked')
    await talk((await make({ owner: second.id, open: false })).id, 'asked')
    const { body } = await numbersOf(service)
    expect(body).toMatchObject({
      ...{ pileLate: 2, pileToday: 1, ownLate: 3, ownToday: 1, ownAnswered: 1, ownAsked: 1 },
    })
    const both = await colleague('Telt Mee', ['adviser'], ['juridisch', 'bouwkundig'])
    for (const by of [service, second, lawyer, both]) {
      const numbers: Record<string, unknown> = { ...(await numbersOf(by)).body }
      for (const [name, query] of Object.entries(lists))
        expect([name, numbers[name]]).toEqual([name, (await listed(by, query)).length])
    }
    expect((await numbersOf(lawyer)).body).toMatchObject({ pileLate: 1, pileToday: 0 })
    expect((await numbersOf(finance)).status).toBe(403)
  })

  test('count calls of today that nobody made, and what one has under way', async () => {
    const at = (starts: string) => ({ starts, ends: starts.replace(':00:00Z', ':30:00Z') })
    for (const starts of ['2026-11-20T15:00:00Z', '2026-11-21T09:00:00Z']) {
      const kept = { department: 'juridisch', name: 'Jannie de Vries', phoneNumber: '+31612345678' }
      const { id } = await make({ kind: 'callback.ask', desk: 'klantenservice', open: false, kept })
      await db
        .insertInto('appointment')
        .values({ submission_id: id, number: 1, ...at(starts), confirmed: true })
        .execute()
    }
    const made = { made_at: '2026-11-20T13:59:00Z', staff_id: service.id }
    await db
      .insertInto('bulk_act')
      .values({ ...made, id: randomUUID(), action: 'claim', given: '{}' })
      .execute()
    const job = { format: 'csv', filters: '{}', reason: 'klacht', ends_at: '2026-11-21T14:00:00Z' }
    await db
      .insertInto('export_job')
      .values({ ...made, ...job, state: 'waiting' })
      .execute()
    expect((await numbersOf(service)).body).toMatchObject({ callbacks: 1, bulkActs: 1, exports: 1 })
    expect((await numbersOf(lawyer)).body).toMatchObject({ callbacks: 1, bulkActs: 0, exports: 0 })
    const builder = await colleague('Bouwt Iets', ['adviser'], ['bouwkundig'])
    expect((await numbersOf(builder)).body).toMatchObject({ callbacks: 0 })
  })

  test('come with the partners that are down, and what to say of them', async () => {
    expect((await numbersOf(lawyer)).body.partners).toEqual([])
    await db
      .insertInto('partner_circuit')
      .values({ partner: 'klusservice', failures: 5, rests_until: '2026-11-20T14:00:05Z' })
      .execute()
    expect((await numbersOf(lawyer)).body.partners).toMatchObject([
      { partner: 'klusservice', standing: 'down', toSay: expect.stringContaining('staat veilig bij ons') },
    ])
  })
})
