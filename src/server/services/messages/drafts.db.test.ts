import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { attachToReply } from '../../../../test/kit/attach-to-reply.ts'
import {
  type OfficeColleague,
  openOfficeRequests,
  requestsPath,
} from '../../../../test/kit/office-requests.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { keepReply } from '../../../core/contract/request-messages/request-messages-calls.ts'
import { forgetUnclaimed } from '../files/forget.ts'
import { messagesPersonalData } from './messages-personal-data.ts'

const office = await openOfficeRequests()
const { server, db, make, read, act, versionOf, service, second, lawyer } = office
afterAll(() => server.close())

const newRequest = () =>
  make({ kind: 'contact-message.send', desk: 'klantenservice', email: `${randomUUID()}@voorbeeld.nl` })
const attach = async (reference: string, name: string) =>
  (await attachToReply(server, { by: service, reference, name })).id
const keep = async (reference: string, written: object, by: OfficeColleague = service) => {
  const answer = await server.app.inject({
    method: 'PUT',
    url: `${requestsPath}/${reference}/reply-draft`,
    payload: { act: 'message', ...written },
    headers: { cookie: by.cookie },
  })
  return { status: answer.statusCode, body: answer.json<AnswerOf<typeof keepReply>>() }
}
const draftOf = async (reference: string, by = service) => (await read(by, reference)).body.draft
const namesOf = async (reference: string) => (await draftOf(reference))?.files.map(({ name }) => name)
/** Has files uploaded longer ago than one that nobody sent is kept. */
const longAgo = (...ids: string[]) =>
  db.updateTable('file').set({ created_at: '2026-11-01T10:00:00Z' }).where('id', 'in', ids).execute()
const isThere = async (id: string) => (await server.runtime.ports.files.get(id)) !== undefined

test('files stand with a draft, for who writes it alone, also where nothing is typed yet', async () => {
  const { reference } = await newRequest()
  const [first, other] = [await attach(reference, 'eerste.pdf'), await attach(reference, 'tweede.pdf')]
  expect((await keep(reference, { files: [first] })).body.filesGone).toEqual([])
  expect(await draftOf(reference)).toMatchObject({ text: '', files: [{ id: first }], filesGone: 0 })
  await keep(reference, { text: 'Hier is de offerte.', files: [first, other] })
  expect(await namesOf(reference)).toEqual(['eerste.pdf', 'tweede.pdf'])
  // both came at one instant: they stand as they were named
  await keep(reference, { text: 'Hier is de offerte.', files: [other, first] })
  expect(await namesOf(reference)).toEqual(['tweede.pdf', 'eerste.pdf'])
  expect(await draftOf(reference, second)).toBeNull()
  // what a colleague names of somebody else is left out
  expect((await keep(reference, { text: 'Hoi', files: [first] }, second)).body.filesGone).toEqual([first])
  expect(await draftOf(reference, second)).toMatchObject({ files: [], filesGone: 0 })
  await keep(reference, {})
  expect(await draftOf(reference)).toBeNull()
})

test('files are in the draft again where their message is taken back', async () => {
  const { reference } = await newRequest()
  const files = [await attach(reference, 'offerte.pdf')]
  const sent = { version: await versionOf(reference), act: 'ask', text: 'Klopt deze offerte?', files }
  expect((await act(service, `${reference}/messages`, sent)).status).toBe(200)
  expect(await draftOf(reference)).toBeNull()
  expect((await act(service, `${reference}/messages/take-back`, {})).status).toBe(200)
  expect(await draftOf(reference)).toMatchObject({ act: 'ask', text: sent.text, files: [{ id: files[0] }] })
})

test('what was begun while a message waited stands below it when that is taken back', async () => {
  const { reference } = await newRequest()
  const sent = { version: await versionOf(reference), act: 'message', text: 'Het eerste bericht.' }
  await act(service, `${reference}/messages`, sent)
  const files = [await attach(reference, 'later.pdf')]
  await keep(reference, { act: 'ask', text: 'En nog iets.', files })
  await act(service, `${reference}/messages/take-back`, {})
  const both = { act: 'message', text: 'Het eerste bericht.\n\nEn nog iets.', files: [{ id: files[0] }] }
  expect(await draftOf(reference)).toMatchObject(both)
})

test('a file of both the message that is taken back and the draft stands there once, and none is said to be gone', async () => {
  const { reference } = await newRequest()
  const files = [await attach(reference, 'offerte.pdf')]
  const sent = { version: await versionOf(reference), act: 'message', text: 'Zie de offerte.', files }
  expect((await act(service, `${reference}/messages`, sent)).status).toBe(200)
  // another tab keeps what stood in it when this one sent
  await keep(reference, { text: 'Zie de', files })
  expect((await act(service, `${reference}/messages/take-back`, {})).status).toBe(200)
  expect(await namesOf(reference)).toEqual(['offerte.pdf'])
  expect(await draftOf(reference)).toMatchObject({ filesGone: 0 })
})

test('a file that is gone is counted, and named to who kept it', async () => {
  const { reference } = await newRequest()
  const [gone, left] = [await attach(reference, 'weg.pdf'), await attach(reference, 'er-nog.pdf')]
  await keep(reference, { text: 'Zie de bijlagen.', files: [gone, left] })
  await db.deleteFrom('file').where('id', '=', gone).execute()
  expect(await draftOf(reference)).toMatchObject({ files: [{ id: left }], filesGone: 1 })
  expect((await keep(reference, { files: [gone, left] })).body.filesGone).toEqual([gone])
  expect(await draftOf(reference)).toMatchObject({ filesGone: 0 })
})

test('the sweep leaves files of a draft and of what waits its minute, and takes them once nothing has them', async () => {
  const { id: submissionId, reference } = await newRequest()
  const named = await attach(reference, 'in-klad.pdf')
  const left = await attach(reference, 'weggehaald.pdf')
  await keep(reference, { text: 'Met bijlage.', files: [named] })
  await longAgo(named, left)
  await forgetUnclaimed(server.runtime)
  expect([await isThere(named), await isThere(left)]).toEqual([true, false])
  const sent = { version: await versionOf(reference), act: 'message', text: 'Met bijlage.', files: [named] }
  await act(service, `${reference}/messages`, sent)
  await forgetUnclaimed(server.runtime)
  await act(service, `${reference}/messages/take-back`, {})
  expect(await namesOf(reference)).toEqual(['in-klad.pdf'])
  // a draft that nobody goes on with goes first, then its file
  await db
    .updateTable('reply_draft')
    .set({ saved_at: '2026-01-01T10:00:00Z' })
    .where('submission_id', '=', submissionId)
    .execute()
  for (const one of messagesPersonalData)
    if ('sweep' in one) for (const sweep of Object.values(one.sweep)) await sweep(server.runtime)
  expect(await draftOf(reference)).toBeNull()
  await forgetUnclaimed(server.runtime)
  expect(await isThere(named)).toBe(false)
})

test('what is kept is bounded, and the work of who may', async () => {
  const { reference } = await newRequest()
  const eleven = Array.from({ length: 11 }, () => randomUUID())
  for (const wrong of [{ files: eleven }, { files: ['x'] }, { files: 'x' }, { text: 'x'.repeat(4001) }])
    expect((await keep(reference, wrong)).status).toBe(400)
  expect((await keep(reference, { text: 'Hoi' }, lawyer)).status).toBe(403)
  expect(await draftOf(reference)).toBeNull()
})
