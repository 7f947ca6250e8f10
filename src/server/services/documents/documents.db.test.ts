import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPages } from '../../../../test/kit/mijn.ts'
import { buying } from '../../../../test/kit/payments.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import type { DocumentContent } from '../../../core/documents.ts'
import { type Clock, instantOf } from '../../../core/kernel/clock.ts'
import { requestPath } from '../../../core/mijn/paths.ts'
import { documents } from '../../features.ts'
import { systemContext } from '../system-context.ts'
import { makeDocument } from './make.ts'

const clock: Clock & { at: number } = { at: instantOf('2026-11-24T09:00:00Z'), now: () => clock.at }
let server: TestServer
let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  server = await openTestServer({ clock })
  pages = await openPages(server)
})
afterAll(async () => {
  await pages.close()
  await server.close()
})

const drawn: DocumentContent[] = []
const draw = async (content: DocumentContent) => {
  drawn.push(content)
  return Buffer.from(`%PDF- ${drawn.length}`)
}
const make = (submission: string, kind = 'receipt', by = draw) =>
  makeDocument(
    systemContext(server.runtime, 'document.make'),
    { kinds: documents, draw: by },
    { submission, kind },
  )

/** Somebody who bought something. */
const bought = async () => {
  const person = await addPerson(server, { membership: {} })
  const cookie = await cookieOf(server, person)
  const buys = buying(server)
  const { reference, transactionId } = await buys.buy()
  await server.database.db
    .updateTable('submission')
    .set({ person_id: person.id })
    .where('reference', '=', reference)
    .execute()
  await buys.choose(transactionId, 'paid')
  clock.at += 3000
  await buys.lookAt(transactionId)
  const { submission_id } = await buys.purchaseOf(reference)
  return { cookie, reference, submission: submission_id ?? '' }
}
const get = (path: string, cookie: string) =>
  pages.app.inject({ method: 'GET', url: path, headers: { cookie } })

test('a receipt is made once, tells what was paid, and only its owner has it', async () => {
  const { cookie, reference, submission } = await bought()
  const path = `${requestPath(reference)}/Bon-${reference}.pdf`
  expect((await get(path, cookie)).statusCode).toBe(404)
  for (let times = 0; times < 2; times++) await make(submission)
  const [content] = drawn
  expect(content?.sections.flatMap(({ rows }) => rows)).toEqual(
    expect.arrayContaining([
      { label: 'Bedrag zonder btw', value: '€ 20,62' },
      { label: 'Btw 21%', value: '€ 4,33' },
      { label: 'Betaald', value: '€ 24,95' },
    ]),
  )
  expect((await get(requestPath(reference), cookie)).body).toContain(`Bon-${reference}.pdf`)
  const answer = await get(path, cookie)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toContain('attachment')
  // The first document stays.
  expect(answer.body).toBe('%PDF- 1')
  const other = await cookieOf(server, await addPerson(server, { membership: {} }))
  expect((await get(path, other)).statusCode).toBe(404)
  expect((await get(path, '')).statusCode).toBe(303)
})

test('nothing is made of what is not paid, or is gone', async () => {
  const count = drawn.length
  const { reference } = await buying(server).buy()
  const { submission_id } = await buying(server).purchaseOf(reference)
  await make(submission_id ?? '')
  await make('00000000-0000-4000-8000-000000000000')
  expect(drawn).toHaveLength(count)
  await expect(make(submission_id ?? '', 'unknown')).rejects.toThrow('unknown')
})

test('a document goes with its request', async () => {
  const { submission } = await bought()
  await make(submission)
  const { db } = server.database
  await db.deleteFrom('submission').where('id', '=', submission).execute()
  expect(
    await db.selectFrom('made_document').select('id').where('submission_id', '=', submission).execute(),
  ).toEqual([])
})
