import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { bookingFrom, plantedPerson } from '../../../../test/kit/handyman.ts'
import { submissionOf } from '../../../../test/kit/membership.ts'
import { openMijn } from '../../../../test/kit/mijn.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { book } from '../../../core/contract/handyman/handyman-calls.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import { registerVve } from '../../../core/contract/vve-membership/vve-membership-calls.ts'
import * as vveOperations from '../../../core/contract/vve-membership/vve-membership-operations.ts'
import { stateWords } from '../../../core/mijn/mijn-words.ts'
import { toHandyman } from '../../features/handyman/handyman-order.ts'
import { deliver } from '../submissions/deliver.ts'
import { handled } from '../submissions/events.ts'

const { server, pages, member, other, mine, theirs, get, submit, close } = await openMijn()
afterAll(close)

describe('requests', () => {
  test('stand there newest first, twenty-five to a page, and only one’s own', async () => {
    const many = await addPerson(server)
    for (let day = 1; day <= 30; day++)
      await submit(many, `2026-10-${String(day).padStart(2, '0')}T10:00:00Z`, `Aanvraag-${day}.`)
    await submit(undefined, undefined, 'Van niemand')
    const cookie = await cookieOf(server, many)
    const titles = async (query: string) =>
      [...(await get(`/mijn/aanvragen${query}`, cookie)).payload.matchAll(/Aanvraag-(\d+)\./g)].map(
        ([, day]) => Number(day),
      )
    expect(await titles('')).toEqual(Array.from({ length: 25 }, (_, at) => 30 - at))
    expect(await titles('?pagina=2')).toEqual([5, 4, 3, 2, 1])
    expect(await titles('?pagina=99999')).toEqual([5, 4, 3, 2, 1])
    for (const wrong of ['0', '-1', 'x', '2e3', '99999999999999', "1' OR 1=1"])
      expect((await titles(`?pagina=${encodeURIComponent(wrong)}`)).length).toBe(25)
    expect((await get('/mijn/aanvragen', cookie)).payload).toContain('Oudere aanvragen')
    expect((await get('/mijn', cookie)).payload).toContain('Bekijk alle 30 aanvragen')
  })

  test('somebody else’s reference and an unknown one are the same 404', async () => {
    const { reference } = await submit(other)
    expect((await get(`/mijn/aanvragen/${reference}`, theirs)).payload).toContain('Antwoord-van-mij')
    const foreign = await get(`/mijn/aanvragen/${reference}`, mine)
    const unknown = await get('/mijn/aanvragen/7KQM-X4TF', mine)
    const nonsense = await get(`/mijn/aanvragen/${encodeURIComponent("' OR 1=1 --")}`, mine)
    expect([foreign.statusCode, unknown.statusCode, nonsense.statusCode]).toEqual([404, 404, 404])
    expect(foreign.payload).toBe(unknown.payload)
    expect(nonsense.payload).toBe(unknown.payload)
    expect((await get(`/mijn/aanvragen/${reference}/moment-1.ics`, mine)).payload).toBe(unknown.payload)
  })

  test('a booking made while logged in has its answers, its moments and a file for the calendar', async () => {
    const booking = await bookingFrom(server, '2026-11-23')
    const answer = await pages.app.inject({
      method: 'POST',
      url: book.path,
      headers: { cookie: mine },
      payload: booking,
    })
    expect(answer.statusCode).toBe(201)
    const { reference } = answer.json<{ reference: string }>()
    const { payload } = await get(`/mijn/aanvragen/${reference}`, mine)
    for (const shown of [
      reference,
      plantedPerson.comment,
      'Momenten die jij koos',
      'Nog niet bevestigd',
      'Ontvangen',
    ])
      expect(payload).toContain(shown)
    const file = await get(`/mijn/aanvragen/${reference}/moment-1.ics`, mine)
    expect(file.headers['content-type']).toContain('text/calendar')
    expect(file.headers['content-disposition']).toContain('attachment')
    expect(file.payload).toContain(reference)
    expect((await get(`/mijn/aanvragen/${reference}/moment-99.ics`, mine)).statusCode).toBe(404)
    const { id } = await submissionOf(server, reference)
    await deliver(server.runtime, { submission: id, partner: toHandyman.partner }, () => toHandyman)
    expect((await get('/mijn', mine)).payload).toContain('Doorgegeven')
  })

  test('that of an association is confirmed at once: it has its member number', async () => {
    const sent = requestExampleOf(vveOperations.registerVve.body as never)
    const answer = await server.app.inject({
      method: 'POST',
      url: registerVve.path,
      headers: { cookie: theirs, 'content-type': 'application/json' },
      payload: JSON.stringify(sent),
    })
    const { reference } = answer.json()
    const shown = (await get(`/mijn/aanvragen/${reference}`, theirs)).payload
    expect(shown).toContain(stateWords.confirmed.text)
  })

  test('a request in a shape that its mail no longer knows still shows its answers', async () => {
    const { id, reference } = await submit(member)
    await server.database.db
      .updateTable('submission')
      .set({ kind: 'handyman.book' })
      .where('id', '=', id)
      .execute()
    const answer = await get(`/mijn/aanvragen/${reference}`, mine)
    expect([answer.statusCode, answer.payload.includes('Antwoord-van-mij')]).toEqual([200, true])
  })

  test('says when its sender hears, and that we are late, until somebody saw to it', async () => {
    const { id, reference } = await submit(member)
    const { db } = server.database
    const kind = 'contact-message.send'
    await db.updateTable('submission').set({ kind }).where('id', '=', id).execute()
    const said = async () => {
      const { payload } = await get(`/mijn/aanvragen/${reference}`, mine)
      return /<p>(Je (?:hoort|had) vóór [^<]*)<\/p>/.exec(payload)?.[1]
    }
    expect(await said()).toBeUndefined()
    const due_on = '2026-11-23T10:00:00Z'
    const received_at = '2026-11-20T10:00:00Z'
    await db
      .insertInto('request_work')
      .values({ submission_id: id, kind, received_at, desk: 'klantenservice', due_on, open: true })
      .execute()
    expect(await said()).toBe('Je hoort vóór maandag 23 november 2026 om 11.00 uur van ons.')
    const change = (work: { due_on?: string; open?: boolean }) =>
      db.updateTable('request_work').set(work).where('submission_id', '=', id).execute()
    await change({ due_on: '2026-11-20T13:00:00Z' })
    expect(await said()).toMatch(/^Je had vóór vrijdag 20 november 2026 om 14\.00 uur van ons moeten horen\./)
    await change({ due_on, open: false })
    expect(await said()).toBeUndefined()
    // with whoever handles it elsewhere, until we know that it is done
    await db.updateTable('submission').set({ state: 'passed-on' }).where('id', '=', id).execute()
    expect(await said()).toMatch(/^Je hoort vóór maandag/)
    const event = { submission_id: id, at: received_at, event: handled.name, actor: 'staff' }
    await db.insertInto('submission_event').values(event).execute()
    expect(await said()).toBeUndefined()
  })

  test('a document is read by whoever sent the request in, also in a later session', async () => {
    const { id, reference } = await submit(member)
    const file = randomUUID()
    await server.runtime.ports.files.put(file, Buffer.from('%PDF-1.7'))
    await server.database.db
      .insertInto('file')
      .values({
        id: file,
        session_id: randomUUID(),
        name: 'offerte.pdf',
        content_type: 'application/pdf',
        bytes: 8,
        created_at: '2026-11-20T10:00:00Z',
        submission_id: id,
      })
      .execute()
    expect((await get(`/mijn/aanvragen/${reference}`, mine)).payload).toContain(`/api/v1/files/${file}`)
    const read = (cookie: string) => get(`/api/v1/files/${file}`, cookie)
    expect((await read(mine)).statusCode).toBe(200)
    expect((await read(await cookieOf(server, member))).statusCode).toBe(200)
    expect([(await read(theirs)).statusCode, (await read('')).statusCode]).toEqual([404, 404])
  })
})

test('nothing of anybody stands in a log', () => {
  const logged = pages.logged()
  expect(logged).toContain('/mijn/aanvragen/:reference')
  for (const secret of [
    'Vindmij',
    'Anderman',
    member.email,
    member.relationId ?? '',
    '4300',
    plantedPerson.comment,
  ])
    expect(logged).not.toContain(secret)
})
