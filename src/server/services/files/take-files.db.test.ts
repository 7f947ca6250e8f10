import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { documentFiles, fileSentences } from '../../../core/fields/files/attachments.ts'
import { uploadGone } from '../../../core/fields/files/uploads.ts'
import { nowOf } from '../context.ts'
import { startSession } from '../sessions/start.ts'
import { forgetUnclaimed } from './forget.ts'
import { takeFiles } from './take-files.ts'

let server: TestServer
let sessionId: string
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.db.deleteFrom('file').execute()
  const { session } = await startSession(server.runtime)
  sessionId = session.id
})

const addFile = async (
  of: { session?: string; created?: string; extension?: string } = {},
): Promise<string> => {
  const id = randomUUID()
  await server.runtime.ports.files.put(id, Buffer.from('%PDF-1.7'))
  await server.database.db
    .insertInto('file')
    .values({
      id,
      session_id: of.session ?? sessionId,
      caller: Buffer.from('caller'),
      name: `${id.slice(0, 4)}${of.extension ?? '.pdf'}`,
      content_type: 'application/pdf',
      bytes: 8,
      created_at: of.created ?? nowOf(server.runtime),
    })
    .execute()
  return id
}
const addSubmission = () =>
  server.database.db
    .insertInto('submission')
    .values({
      id: randomUUID(),
      kind: 'test',
      reference: randomUUID().slice(0, 8),
      received_at: new Date().toISOString(),
      request: '{}',
      summary: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
const nobody = { session: async () => undefined }
const ctx = () => ({ session: async () => ({ id: sessionId, personId: undefined }) })
const take = async (ids: readonly string[], of: Parameters<typeof takeFiles>[1] = ctx()) => {
  const { id } = await addSubmission()
  return server.database.db.transaction().execute(async (tx) => {
    const taken = await takeFiles(tx, of, { ids, field: 'documents', accept: documentFiles })
    await taken.claim(id)
    return { names: taken.names, id }
  })
}
const gone = { status: 400, errors: { documents: [uploadGone] } }

test('files go with the request that names them, in its order, and count for their address alone', async () => {
  const [one, two] = [await addFile(), await addFile()]
  const { names, id } = await take([two, one])
  expect(names).toEqual([`${two.slice(0, 4)}.pdf`, `${one.slice(0, 4)}.pdf`])
  const rows = await server.database.db.selectFrom('file').select(['submission_id', 'caller']).execute()
  expect(rows).toEqual([
    { submission_id: id, caller: Buffer.from('caller') },
    { submission_id: id, caller: Buffer.from('caller') },
  ])
  expect(await take([])).toMatchObject({ names: [] })
})

test('only one’s own, and only those that no request has', async () => {
  const { session } = await startSession(server.runtime)
  const [strangers, own] = [await addFile({ session: session.id }), await addFile()]
  await expect(take([own, strangers])).rejects.toMatchObject(gone)
  await expect(take([own], nobody)).rejects.toMatchObject(gone)
  await expect(take([randomUUID()])).rejects.toMatchObject(gone)
  await take([own])
  await expect(take([own])).rejects.toMatchObject(gone)
})

test('one of a type that another form takes is refused, and stays for that form', async () => {
  const [pdf, sheet] = [await addFile(), await addFile({ extension: '.XLSX' })]
  const wrong = { status: 400, errors: { documents: [fileSentences.notAccepted(documentFiles)] } }
  await expect(take([pdf, sheet])).rejects.toMatchObject(wrong)
  const left = await server.database.db
    .selectFrom('file')
    .select('id')
    .where('submission_id', 'is', null)
    .execute()
  expect(left).toHaveLength(2)
})

test('of two requests at once one gets it', async () => {
  const id = await addFile()
  const outcomes = await Promise.allSettled([take([id]), take([id]), take([id])])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a request that fails afterwards has taken nothing', async () => {
  const id = await addFile()
  const failing = server.database.db.transaction().execute(async (tx) => {
    const taken = await takeFiles(tx, ctx(), { ids: [id], field: 'documents', accept: documentFiles })
    await taken.claim((await addSubmission()).id)
    throw new Error('the rest went wrong')
  })
  await expect(failing).rejects.toThrow('the rest went wrong')
  expect((await take([id])).names).toHaveLength(1)
})

test('the sweep removes what nobody claimed, and leaves alone what is being taken', async () => {
  const old = { created: '2020-01-01T00:00:00Z' }
  const [kept, swept] = [await addFile(old), await addFile(old)]
  const { id } = await addSubmission()
  await server.database.db.transaction().execute(async (tx) => {
    const taken = await takeFiles(tx, ctx(), { ids: [kept], field: 'documents', accept: documentFiles })
    expect(await forgetUnclaimed(server.runtime)).toBe(1)
    await taken.claim(id)
  })
  expect(await server.runtime.ports.files.get(kept)).toBeDefined()
  expect(await server.runtime.ports.files.get(swept)).toBeUndefined()
  await expect(take([swept])).rejects.toMatchObject(gone)
})
