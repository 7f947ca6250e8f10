import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { type OfficeColleague, openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { whatHappenedTo } from '../../../../test/kit/office-work.ts'
import { messagesOn } from '../../../../test/kit/request-messages.ts'
import type {
  checkBulkAct,
  readBulkAct,
  takeBackBulkAct,
} from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { replySeconds } from '../../../core/staff/reply-acts.ts'
import type { Context } from '../../services/context.ts'
import { systemContext } from '../../services/system-context.ts'
import { bulkActsQueue } from './bulk-acts-queues.ts'
import { runBulkAct } from './run-bulk-act.ts'

const clock = travellingClock('2026-11-20T14:00:00.000Z')
const office = await openOfficeRequests({ clock })
const { server, db, make, ask, act, trailOf, versionOf, service, second } = office
const { waitingOf, messagesOf, lettersOf, minuteGoesBy } = messagesOn(server, clock)
afterAll(() => server.close())

const path = '/beheer/api/bulk-acts'
type Asked = Awaited<ReturnType<typeof make>>
type Whole = AnswerOf<typeof readBulkAct>

const post = async <Body>(by: OfficeColleague, url: string, payload: object = {}) => {
  const answer = await server.app.inject({ method: 'POST', url, payload, headers: { cookie: by.cookie } })
  return { status: answer.statusCode, body: answer.json<Body>() }
}
const check = async (text: string, made: readonly Asked[]) => {
  const items = made.map(({ reference }) => ({ reference }))
  const asked = { act: 'message', given: { text }, items }
  return (await post<AnswerOf<typeof checkBulkAct>>(service, `${path}/check`, asked)).body
}
/** Begins to write to the senders of requests that nobody changed since they came in; answers its id. */
const begin = async (text: string, made: readonly Asked[], does = 'message'): Promise<string> => {
  const id = randomUUID()
  const items = made.map(({ reference }) => ({ reference, version: 1 }))
  const { status, body } = await post(service, path, { id, act: does, given: { text }, items })
  expect([status, body]).toEqual([202, { id }])
  return id
}
const takeBack = (by: OfficeColleague, id: string) =>
  post<AnswerOf<typeof takeBackBulkAct>>(by, `${path}/${id}/take-back`)
const read = async (id: string) => (await ask<Whole>(service, `${path}/${id}`)).body
const resultsOf = async (id: string) => (await read(id)).items.map(({ result }) => result)

const job = (runtime = server.runtime): Context => systemContext(runtime, bulkActsQueue.name)
const newRequest = (of: object = {}) => make({ email: `${randomUUID()}@voorbeeld.nl`, ...of })
const several = (count: number) => Promise.all(Array.from({ length: count }, () => newRequest()))

const draftsOf = (id: string) =>
  db.selectFrom('reply_draft').select('text').where('submission_id', '=', id).execute()
/** What happened to a request since it came in. */
const eventsOf = async (id: string): Promise<string[]> => (await whatHappenedTo(db, id)).events.slice(1)
const idsOf = (made: readonly Asked[]): string[] => made.map(({ id }) => id)

const noAppointment =
  'Bij deze aanvraag is er niets om in te vullen voor {afspraak}. Schrijf deze afzender apart.'

describe('a message to several senders', () => {
  test('is filled in for each by the server, shown before it goes, and refused where something has no value', async () => {
    const [without, first, other] = await several(3)
    if (!without || !first || !other) throw new Error('There are three.')
    for (const [{ id }, day] of [
      [first, '02'],
      [other, '03'],
    ] as const)
      await db
        .insertInto('appointment')
        .values({
          ...{ submission_id: id, number: 1 },
          ...{ starts: `2026-12-${day}T08:00:00Z`, ends: `2026-12-${day}T09:30:00Z` },
        })
        .execute()
    const text = '{aanhef}\n\n<b>Tot {afspraak}</b>.\n{mijn naam}'
    const looked = await check(text, [without, first, other])
    expect(looked.items.map(({ sentence }) => sentence)).toEqual([noAppointment, null, null])
    const filled =
      'Beste heer/mevrouw De Vries,\n\n<b>Tot woensdag 2 december, 9.00 - 10.30 uur</b>.\nSanne Bakker'
    expect(looked.reads).toEqual({ reference: first.reference, text: filled })
    // of another it is read by asking for that one alone; whose text was read stands in the trail
    expect((await check(text, [other])).reads?.text).toContain('donderdag 3 december')
    expect(await trailOf(first.id)).toEqual([['bulk-acts.check', service.id, null]])
    expect(await trailOf(without.id)).toEqual([])
    const id = await begin(text, [without, first])
    await runBulkAct(job(), id)
    expect(await resultsOf(id)).toEqual(['refused', 'done'])
    expect((await waitingOf(first.id)).map((one) => one.text)).toEqual([filled])
    expect(await waitingOf(without.id)).toEqual([])
  })

  test('repeats what a stranger is called as text, and takes it for no placeholder', async () => {
    const tag = '<img src=x onerror=alert(1)>'
    const named = await newRequest({ kept: { user: { lastName: tag } } })
    const braced = await newRequest({ kept: { user: { lastName: '{afspraak}' } } })
    const looked = await check('{aanhef}', [named, braced])
    expect(looked.reads?.text).toBe(`Beste heer/mevrouw ${tag},`)
    expect(looked.items.map(({ sentence }) => sentence)).toEqual([null, noAppointment])
  })

  test('is bounded as it is typed and as it is filled in', async () => {
    const made = await several(1)
    const [long] = (await check(`{aanhef}${'x'.repeat(3992)}`, made)).items
    expect(long?.sentence).toBe('Ingevuld wordt dit bericht te lang. Schrijf deze afzender apart.')
    // each of these is two characters where it is kept
    const id = await begin('"'.repeat(4000), made)
    await runBulkAct(job(), id)
    expect(await resultsOf(id)).toEqual(['done'])
  })

  test('that dies wherever it may goes once to each, after its minute, by a mail without its text', async () => {
    const made = await several(12)
    const id = await begin('{aanhef} Uw foto, graag.', made, 'ask')
    const dying = (looks: number): Promise<void> => {
      let left = looks
      const now = () => {
        if (left-- <= 0) throw new Error('killed')
        return clock.now()
      }
      return runBulkAct(job({ ...server.runtime, clock: { now } }), id)
    }
    let died = 0
    for (let looks = 1; looks <= 9; looks++) await dying(looks).catch(() => died++)
    expect(died).toBe(9)
    const halfway = (await read(id)).done
    expect([halfway > 0, halfway < 12]).toEqual([true, true])
    await Promise.all([runBulkAct(job(), id), runBulkAct(job(), id)])
    expect(await read(id)).toMatchObject({ total: 12, done: 12, refused: 0, failed: 0 })
    for (const one of made) {
      expect(await waitingOf(one.id)).toHaveLength(1)
      expect([await messagesOf(one.id), await lettersOf(one.id)]).toEqual([[], []])
      expect(await eventsOf(one.id)).toEqual([])
      expect(await trailOf(one.id)).toEqual([['request-messages.ask', service.id, null]])
    }
    const kept = await db.selectFrom('bulk_act').select('given').where('id', '=', id).executeTakeFirst()
    expect(kept).toEqual({ given: {} })
    await minuteGoesBy(...idsOf(made))
    // too late: nothing is taken back, and what was sent stays
    expect((await takeBack(service, id)).body).toEqual({ takenBack: 0 })
    expect((await read(id)).takeBackUntil).toBeNull()
    for (const one of made) {
      expect(await messagesOf(one.id)).toMatchObject([
        { act: 'ask', text: 'Beste heer/mevrouw De Vries, Uw foto, graag.' },
      ])
      expect(await eventsOf(one.id)).toEqual(['asked'])
      const letters = await lettersOf(one.id)
      expect([letters.length, JSON.stringify(letters).includes('foto')]).toEqual([1, false])
    }
  })
})

describe('what was put for several senders', () => {
  test('is taken back at once by who put it, leaves no trace at anybody, and no draft but what was one', async () => {
    const made = await several(3)
    const [first] = made
    if (!first) throw new Error('There are three.')
    const draft = { text: 'Ik was hier nog niet klaar.' }
    const whose = { submission_id: first.id, staff_id: service.id }
    await db
      .insertInto('reply_draft')
      .values({ ...whose, ...draft, act: 'message', saved_at: '2026-11-20T13:00:00Z' })
      .execute()
    const id = await begin('{aanhef} Vergeet dit.', made)
    await runBulkAct(job(), id)
    const { done, takeBackUntil } = await read(id)
    expect([done, Date.parse(takeBackUntil ?? '')]).toEqual([3, clock.now() + replySeconds * 1000])
    expect((await takeBack(second, id)).status).toBe(404)
    // twice at once, and once more: each is taken back once
    await Promise.all([takeBack(service, id), takeBack(service, id)])
    expect(await takeBack(service, id)).toEqual({ status: 200, body: { takenBack: 3 } })
    expect(await resultsOf(id)).toEqual(['taken-back', 'taken-back', 'taken-back'])
    expect(await read(id)).toMatchObject({ done: 0, takenBack: 3, takeBackUntil: null })
    await minuteGoesBy(...idsOf(made))
    for (const one of made) {
      expect([await waitingOf(one.id), await eventsOf(one.id)]).toEqual([[], []])
      expect(await draftsOf(one.id)).toEqual(one === first ? [draft] : [])
      expect([await messagesOf(one.id), await lettersOf(one.id)]).toEqual([[], []])
      expect((await trailOf(one.id)).map(([action]) => action)).toEqual([
        'request-messages.message',
        'request-messages.take-back',
      ])
    }
  })

  test('and not what was written to one of them by hand since', async () => {
    const [one, other] = await several(2)
    if (!one || !other) throw new Error('There are two.')
    const id = await begin('Voor allebei.', [one, other])
    await runBulkAct(job(), id)
    const back = await act(service, `${one.reference}/messages/take-back`, {})
    expect(back.status).toBe(200)
    const byHand = { version: await versionOf(one.reference), act: 'message', text: 'Voor jou alleen.' }
    expect((await act(service, `${one.reference}/messages`, byHand)).status).toBe(200)
    expect((await takeBack(service, id)).body).toEqual({ takenBack: 1 })
    expect((await waitingOf(one.id)).map(({ text }) => text)).toEqual(['Voor jou alleen.'])
    expect(await waitingOf(other.id)).toEqual([])
  })

  test('is not put any more where the job did not come to it yet', async () => {
    const made = await several(2)
    const id = await begin('Vergeet dit.', made)
    expect((await takeBack(service, id)).body).toEqual({ takenBack: 2 })
    await runBulkAct(job(), id)
    expect((await read(id)).endedAt).not.toBeNull()
    for (const one of made) expect([await waitingOf(one.id), await trailOf(one.id)]).toEqual([[], []])
  })

  test('of an act that waits for nothing stays done', async () => {
    const made = await several(1)
    const id = randomUUID()
    const items = made.map(({ reference }) => ({ reference, version: 1 }))
    await post(service, path, { id, act: 'claim', given: {}, items })
    expect((await takeBack(service, id)).body).toEqual({ takenBack: 0 })
    await runBulkAct(job(), id)
    expect(await resultsOf(id)).toEqual(['done'])
  })
})
