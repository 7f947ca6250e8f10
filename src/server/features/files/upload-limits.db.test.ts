import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { sessionOf, uploadingTo } from '../../../../test/kit/upload.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { PartnerError, type Problem } from '../../../core/kernel/fault.ts'
import { readConfig } from '../../config.ts'
import { claimsFiles } from '../../features.ts'
import { forgetCallers } from '../../services/files/forget.ts'
import type { UploadRules } from '../../services/upload-rules.ts'

// The limits on uploads, on a server whose rules each test sets.

let server: TestServer
let now = clockAt('2026-11-20T14:00:00Z').now()
beforeAll(async () => {
  // the clock stands still, so that an allowance does not grow while a slow machine sends
  server = await openTestServer({ clock: { now: () => now } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.db.deleteFrom('file').execute()
  await server.database.db.deleteFrom('rate_limit').execute()
})

const wide = { ...readConfig({}).uploads, open: true }
const rules = (over: Partial<UploadRules>) => {
  server.runtime.uploads = { ...wide, ...over }
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

const upload = async ({ cookie = '', from = '127.0.0.1', bytes = pdf.length } = {}) => {
  const content = Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, 32)])
  const answer = await uploadingTo(server).upload(content, 'tekening.pdf', {}, cookie, from)
  const { code, title } = answer.json<Partial<Problem>>()
  return {
    status: answer.statusCode,
    code,
    title,
    retryAfter: answer.headers['retry-after'],
    cookie: sessionOf(answer) || cookie,
  }
}

const rows = () => server.database.db.selectFrom('file').selectAll().execute()

test('while no form claims uploads, none is taken', async () => {
  expect(claimsFiles({})).toBe(false)
  rules({ open: false })
  expect(await upload()).toMatchObject({
    status: 403,
    code: 'uploads-closed',
    title: 'Je kunt nu bij geen formulier bestanden meesturen.',
    cookie: '',
  })
  expect(await rows()).toEqual([])
})

describe('of files that nobody claimed', () => {
  test('a session keeps so many', async () => {
    rules({ perSession: { files: 3, bytes: 1e6 } })
    const { cookie } = await upload()
    expect([await upload({ cookie }), await upload({ cookie })].map(({ status }) => status)).toEqual([
      201, 201,
    ])
    const refused = await upload({ cookie })
    expect(refused).toMatchObject({ status: 429, code: 'too-many-files', retryAfter: '3600' })
    expect(refused.title).toContain('Verstuur eerst je aanvraag')
    expect((await upload()).status).toBe(201)
  })

  test('a session keeps so many bytes, to the last', async () => {
    rules({ perSession: { files: 20, bytes: 3000 } })
    const { cookie } = await upload({ bytes: 1000 })
    expect((await upload({ cookie, bytes: 2001 })).status).toBe(429)
    expect((await upload({ cookie, bytes: 2000 })).status).toBe(201)
    expect((await upload({ cookie })).status).toBe(429)
  })

  test('an address keeps so many, whatever its sessions', async () => {
    rules({ perAddress: { files: 2, bytes: 1e6 } })
    for (const status of [201, 201, 429])
      expect(await upload({ from: '192.0.2.1' })).toMatchObject({ status })
    expect((await upload({ from: '192.0.2.2' })).status).toBe(201)
    expect(JSON.stringify(await rows())).not.toContain('192.0.2')
  })

  test('of who fills everything the oldest make place for others, and nobody for themselves', async () => {
    rules({ inAll: { files: 3, bytes: 1e6 } })
    for (let count = 0; count < 3; count++) {
      now += 1000
      expect((await upload({ from: '192.0.2.1' })).status).toBe(201)
    }
    const [oldest] = (await rows()).toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    expect((await upload({ from: '192.0.2.1' })).status).toBe(507)
    expect((await upload({ from: '192.0.2.2' })).status).toBe(201)
    const left = await rows()
    expect([left.length, left.some(({ id }) => id === oldest?.id)]).toEqual([3, false])
    expect(await server.runtime.ports.files.get(oldest?.id ?? '')).toBeUndefined()
  })

  test('who cannot make place, as the store fails, keeps what they have, and the next is told so', async () => {
    rules({ inAll: { files: 2, bytes: 1e6 } })
    for (let count = 0; count < 2; count++) expect((await upload({ from: '192.0.2.1' })).status).toBe(201)
    const { files } = server.runtime.ports
    const { remove } = files
    files.remove = async () => {
      throw new PartnerError('files', 'unreachable')
    }
    expect((await upload({ from: '192.0.2.2' })).status).toBe(503)
    expect(await rows()).toHaveLength(2)
    files.remove = remove
    expect((await upload({ from: '192.0.2.2' })).status).toBe(201)
  })

  test('all together keep so many, and then there is no room', async () => {
    rules({ inAll: { files: 2, bytes: 1e6 } })
    const answers = [await upload({ from: '192.0.2.1' }), await upload({ from: '192.0.2.2' })]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await upload({ from: '192.0.2.3' })).toMatchObject({
      status: 507,
      code: 'no-room',
      title: 'We kunnen nu geen bestanden bewaren. Probeer het later opnieuw.',
      retryAfter: '3600',
    })
  })

  test('what comes at once counts too', async () => {
    rules({ perSession: { files: 5, bytes: 1e6 } })
    const { cookie } = await upload()
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload({ cookie })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
    expect(await rows()).toHaveLength(5)
  })

  test('a claimed one counts for its address alone, for a day', async () => {
    rules({ perSession: { files: 1, bytes: 1e6 }, perDay: { files: 2, bytes: 1e6 } })
    const { cookie } = await upload()
    expect((await upload({ cookie })).status).toBe(429)
    await claimAll()
    expect((await upload({ cookie })).status).toBe(201)
    await claimAll()
    const refused = await upload()
    expect(refused).toMatchObject({ status: 429, code: 'too-many-files' })
    expect(refused.title).toContain('vandaag')
    expect((await upload({ from: '192.0.2.1' })).status).toBe(201)
    now += 86_400_001
    expect((await upload()).status).toBe(201)
    // a week later the addresses of the uploaders are forgotten
    now += 7 * 86_400_000
    await forgetCallers(server.runtime)
    const known = (await rows()).filter(({ submission_id }) => submission_id).map(({ caller }) => caller)
    expect(known).toEqual([null, null])
  })
})

const claimAll = async () => {
  const { id } = await server.database.db
    .insertInto('submission')
    .values({
      id: crypto.randomUUID(),
      kind: 'test',
      reference: crypto.randomUUID().slice(0, 9),
      received_at: new Date().toISOString(),
      request: '{}',
      summary: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.database.db.updateTable('file').set({ submission_id: id }).execute()
}

test('the disk keeps its floor', async () => {
  rules({ leaveFree: 1e9 })
  const { free } = server.runtime.ports.files
  server.runtime.ports.files.free = async () => 1e9 + 2000
  expect((await upload({ bytes: 2000 })).status).toBe(201)
  expect(await upload({ bytes: 2001 })).toMatchObject({ status: 507, code: 'no-room' })
  server.runtime.ports.files.free = free
  expect(await rows()).toHaveLength(1)
})

test('a disk that fills while the bytes are written is told as one without room', async () => {
  rules({ leaveFree: 1e9 })
  const { files } = server.runtime.ports
  const { free, put } = files
  files.put = async () => {
    files.free = async () => 0
    throw new PartnerError('files', 'unreachable')
  }
  expect(await upload()).toMatchObject({ status: 507, code: 'no-room' })
  files.free = free
  files.put = put
  expect(await rows()).toHaveLength(0)
  expect((await upload()).status).toBe(201)
})

test('one address sends a hundred at once, and no more until some time has passed', async () => {
  rules({})
  const statuses: number[] = []
  for (let count = 0; count < 102; count++) statuses.push((await upload({ from: '192.0.2.9' })).status)
  expect(statuses).toEqual([...Array<number>(100).fill(201), 429, 429])
})
