import { afterAll, describe, expect, test } from 'vitest'
import { exifOfPhone, jpegOf, jpegSegment, pdf } from '../../../../test/kit/made-files.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { addStaff } from '../../../../test/kit/staff.ts'
import { sessionOf, uploadingTo } from '../../../../test/kit/upload.ts'
import { PartnerError, type Problem } from '../../../core/kernel/fault.ts'
import { staffRoles } from '../../../core/staff/roles.ts'
import { eicar } from '../../ports/eicar.ts'
import { startSession } from '../../services/sessions/start.ts'
import { findStaffSession, giveFactor, startStaffSession } from '../../services/staff/staff-sessions.ts'

const server = await openTestServer({ uploads: { open: true } })
afterAll(() => server.close())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)
const big = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, 32)])

const countRows = async () => (await server.database.db.selectFrom('file').select('id').execute()).length

const { upload } = uploadingTo(server)
const read = (id: string, cookie = '') =>
  server.app.inject({ url: `/api/v1/files/${id}`, headers: { cookie } })

test('a file is kept for the session that sent it, and for nobody else', async () => {
  const answer = await upload(pdf, 'plattegrond naïef (1).pdf')
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json<{ id: string }>()
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  const own = await read(id, sessionOf(answer))
  expect(own.statusCode).toBe(200)
  expect(own.rawPayload).toEqual(pdf)
  expect(own.headers['content-type']).toBe('application/pdf')
  expect(own.headers['content-disposition']).toBe(
    "attachment; filename*=UTF-8''plattegrond%20na%C3%AFef%20%281%29.pdf",
  )
  expect(own.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect(own.headers['x-content-type-options']).toBe('nosniff')
  expect((await read(id)).statusCode).toBe(404)
  const stranger = await upload(png, 'foto.png')
  expect((await read(id, sessionOf(stranger))).statusCode).toBe(404)
  expect((await read('../../etc/passwd', sessionOf(answer))).statusCode).toBe(404)
})

test('more files of one sender belong to one session', async () => {
  const first = await upload(pdf)
  const second = await upload(png, 'foto.png', {}, sessionOf(first))
  expect(second.cookies).toEqual([])
  expect((await read(second.json<{ id: string }>().id, sessionOf(first))).statusCode).toBe(200)
})

test('the name that was given with it is the name that it keeps', async () => {
  const answer = await upload(pdf, 'scan0001.pdf', { Name: 'Koopcontract.pdf' })
  const own = await read(answer.json<{ id: string }>().id, sessionOf(answer))
  expect(own.headers['content-disposition']).toContain('Koopcontract.pdf')
})

test('a photo without extension, as phones offer it, is named by its content', async () => {
  const answer = await upload(jpegOf(), '1000012345', {}, '', '127.0.0.1', 'image/jpeg')
  const own = await read(answer.json<{ id: string }>().id, sessionOf(answer))
  expect(own.headers['content-disposition']).toContain('1000012345.jpg')
  expect(own.headers['content-type']).toBe('image/jpeg')
  const other = await upload(png, '1000012346', {}, '', '127.0.0.1', 'image/jpeg')
  const named = await read(other.json<{ id: string }>().id, sessionOf(other))
  expect(named.headers['content-disposition']).toContain('1000012346.png')
})

test.each([
  'factuur.html',
  'x.exe',
  'tekening',
  'tekening.png',
  '../../../etc/passwd',
  '..\\x.pdf',
  'a/b.pdf',
])('a given name may not say that it is something else: %j', async (Name) => {
  const answer = await upload(pdf, 'scan.pdf', { Name })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual(['Name'])
})

test('a file is for nobody who works here either: neither by their session of the office nor by an account of the site', async () => {
  const { id } = (await upload(pdf)).json<{ id: string }>()
  const { database, runtime } = server
  const colleague = await addStaff(database.db, runtime.vault, {
    email: 'collega@voorbeeld.nl',
    roles: staffRoles,
  })
  const token = await startStaffSession(runtime, colleague.id, { device: 'test', place: '192.0.2.1' })
  const found = await findStaffSession(runtime, token)
  if (!found) throw new Error('the session did not begin')
  await database.db.transaction().execute((tx) => giveFactor(tx, runtime, found.session))
  const person = await database.db
    .insertInto('person')
    .values({ email: colleague.email, active_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const started = await startSession(runtime, person.id)
  const cookies = [
    `__Host-thuisbasis-beheer=${token}`,
    `__Host-thuisbasis=${token}`,
    `__Host-thuisbasis=${started.token}`,
  ]
  const answers = await Promise.all(cookies.map((cookie) => read(id, cookie)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})

describe('refuses under the field', () => {
  test.each([
    ['a file over 10 MB', big(10_485_761), 'groot.pdf', 'Het bestand is te groot (maximaal 10 MB).'],
    [
      'a type that no form takes',
      png,
      'foto.svg',
      'Alleen .pdf, .doc, .docx, .png, .jpeg, .jpg, .gif, .bmp, .xls, .xlsx bestanden zijn toegestaan.',
    ],
    ['no extension', pdf, 'tekening', 'Dit bestandstype wordt niet ondersteund.'],
    ['content that is something else', png, 'foto.pdf', 'Dit bestandstype wordt niet ondersteund.'],
    [
      'a program in disguise',
      Buffer.from('MZ\x90\x00'),
      'rekening.pdf',
      'Dit bestandstype wordt niet ondersteund.',
    ],
    [
      'a page in disguise',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'foto.png',
      'Dit bestandstype wordt niet ondersteund.',
    ],
    [
      'a document that is none',
      Buffer.from('PK\x03\x04'),
      'brief.docx',
      'Dit bestand is beschadigd. Sla het opnieuw op en voeg het opnieuw toe.',
    ],
    ['an empty file', Buffer.alloc(0), 'leeg.pdf', 'Er is een probleem met het bestand.'],
    ['no file', undefined, '', 'Dit is een verplicht veld.'],
  ])('%s', async (_name, content, name, sentence) => {
    const answer = await upload(content, name)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual({ File: [sentence] })
  })
})

test('a picture is kept without what it tells beside the picture', async () => {
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), exifOfPhone(1)])
  const answer = await upload(jpegOf([jpegSegment(0xe1, exif)]), 'foto.jpg')
  const { id } = answer.json<{ id: string }>()
  expect((await read(id, sessionOf(answer))).rawPayload).toEqual(jpegOf())
  const row = server.database.db.selectFrom('file').select('bytes').where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ bytes: jpegOf().length })
})

test('exactly 10 MB is taken', async () => {
  expect((await upload(big(10_485_760))).statusCode).toBe(201)
})

test('what is no form is refused as such', async () => {
  const post = (payload: string, type: string) =>
    server.app.inject({ method: 'POST', url: '/api/v1/files', headers: { 'content-type': type }, payload })
  expect((await post('{}', 'application/json')).statusCode).toBe(415)
  expect((await post('--x\r\nonzin', 'multipart/form-data; boundary=x')).statusCode).toBe(400)
  expect((await post('', 'multipart/form-data')).statusCode).toBeLessThan(500)
})

test('a store that is away is a 503, and nothing is promised', async () => {
  const { put } = server.runtime.ports.files
  const before = await countRows()
  server.runtime.ports.files.put = async () => {
    throw new PartnerError('files', 'unreachable')
  }
  const answer = await upload(pdf)
  server.runtime.ports.files.put = put
  expect(answer.statusCode).toBe(503)
  expect(answer.json<Problem>().code).toBe('partner-unavailable')
  expect(await countRows()).toBe(before)
})

describe('a scanner looks before a file is kept', () => {
  const withScan = async (
    scan: TestServer['runtime']['ports']['scan']['scan'],
    work: () => Promise<void>,
  ) => {
    const { ports } = server.runtime
    const before = ports.scan
    ports.scan = { scan }
    await work().finally(() => {
      ports.scan = before
    })
  }

  test('one with a virus is refused, and leaves a line in the trail', async () => {
    const before = await countRows()
    const answer = await upload(Buffer.concat([pdf, eicar]), 'rekening.pdf')
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual({
      File: ['In dit bestand zit een virus. Verwijder het, en laat je computer nakijken.'],
    })
    expect(await countRows()).toBe(before)
    const trail = server.database.db
      .selectFrom('audit')
      .select('action')
      .where('action', '=', 'files.infected')
    expect(await trail.execute()).toHaveLength(1)
  })

  test('while it is down nothing is kept, and a later try is welcome', async () => {
    const before = await countRows()
    const down = async () => {
      throw new PartnerError('scan', 'unreachable')
    }
    await withScan(down, async () => {
      const answer = await upload(pdf)
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('60')
      expect(answer.json<Problem>()).toMatchObject({
        code: 'partner-unavailable',
        title:
          'We kunnen je bestand nu niet op virussen controleren. Probeer het over een paar minuten opnieuw.',
      })
    })
    expect(await countRows()).toBe(before)
    expect((await upload(pdf)).statusCode).toBe(201)
  })

  test('it sees what would be kept', async () => {
    const seen: Uint8Array[] = []
    const look = async (content: Uint8Array) => {
      seen.push(content)
      return { infected: false } as const
    }
    await withScan(look, async () => {
      await upload(Buffer.concat([jpegOf(), eicar]), 'foto.jpg')
    })
    expect(seen).toEqual([jpegOf()])
  })

  test('switched off, a file is kept unseen', async () => {
    const off = async () => {
      throw new PartnerError('scan', 'off')
    }
    await withScan(off, async () => {
      expect((await upload(Buffer.concat([pdf, eicar]))).statusCode).toBe(201)
    })
  })
})
