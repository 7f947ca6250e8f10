import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { failures } from '../../../../test/kit/failures.ts'
import { pdf } from '../../../../test/kit/made-files.ts'
import { openPages } from '../../../../test/kit/mijn.ts'
import { newVisitor } from '../../../../test/kit/new-visitor.ts'
import { openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { messagesOn } from '../../../../test/kit/request-messages.ts'
import {
  answerMessage,
  readMessages,
} from '../../../core/contract/request-messages/request-messages-calls.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { answerPath, mijn, requestPath } from '../../../core/mijn/paths.ts'
import { letters } from '../../features.ts'
import type { Message } from '../../ports/mail.ts'
import { instantFromNow } from '../context.ts'
import { sendLetter } from '../letters/send-letter.ts'
import { allowances } from '../rate-limits/rate-limits.ts'
import { addresseeOf, requestLinkPath, requestLinkSeconds } from '../request-links/link.ts'

const clock = travellingClock('2026-11-20T14:00:00.000Z')
const office = await openOfficeRequests({ clock })
const { server, db, make, act, read: readInOffice, versionOf, service } = office
const { messagesOf, lettersOf, minuteGoesBy } = messagesOn(server, clock)
const pages = await openPages(server)
afterAll(async () => {
  await pages.close()
  await server.close()
})

const ours = 'Meterkast-achter-de-trap'
const theirs = 'Sleutel-bij-de-buren'

/** A colleague asks the sender of a request something, and its minute goes by. */
const ask = async ({ id, reference }: { id: string; reference: string }) => {
  // tests that wait for an hour leave nobody logged in
  await db
    .updateTable('staff_session')
    .set({ seen_at: instantFromNow(server.runtime, 0), expires_at: instantFromNow(server.runtime, 36_000) })
    .where('staff_id', '=', service.id)
    .execute()
  const version = await versionOf(reference)
  const sent = await act(service, `${reference}/messages`, { version, act: 'ask', text: ours })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  await minuteGoesBy(id)
}

/** A request about which we asked something, of whoever typed an address. */
const askedOf = async (over: { person?: string } = {}) => {
  const address = `${randomUUID()}@voorbeeld.nl`
  const whose = over.person === undefined ? { email: address } : { person: over.person }
  const request = await make({ kind: 'contact-message.send', desk: 'klantenservice', ...whose })
  await ask(request)
  return { ...request, address }
}

/** What stands behind # in a link to a request, as it is mailed now. */
const linkTo = (submissionId: string, address: string, seconds = requestLinkSeconds): string => {
  const expires = Math.floor(clock.now() / 1000) + seconds
  const addressee = addresseeOf(server.runtime, address)
  return requestLinkPath(server.runtime, { submissionId, expires, addressee }).split('#')[1] ?? ''
}

interface Thread {
  messages: { id: string; from: string; by: string | null; text: string; isNew: boolean; files: ReadFile[] }[]
  canAnswer: boolean
  isAsked: boolean
  code?: string
  title?: string
  errors?: Record<string, string[]>
}
interface ReadFile {
  name: string
  href: string
}

const call = async (path: string, payload: object, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers,
    remoteAddress: newVisitor(),
  })
  return { status: answer.statusCode, body: answer.json<Thread & { id: string; reference: string }>() }
}
const read = (whose: object, cookie = '') => call(readMessages.path, whose, { cookie })
const answer = (whose: object, more: Record<string, string> = {}) => call(answerMessage.path, whose, more)

describe('messages about a request', () => {
  test('are read by whose request it is, also where it was attached by its address, and are then read', async () => {
    const person = await addPerson(server)
    const { id, reference } = await askedOf({ person: person.id })
    const cookie = await cookieOf(server, person)
    const { status, body } = await read({ reference }, cookie)
    expect(status).toBe(200)
    expect(body).toMatchObject({ canAnswer: true, isAsked: true })
    expect(body.messages).toMatchObject([
      { from: 'us', by: 'Klantenservice', text: ours, isNew: true, files: [] },
    ])
    expect(JSON.stringify(body)).not.toContain('Sanne')
    expect((await read({ reference }, cookie)).body.messages).toMatchObject([{ isNew: false }])
    expect((await readInOffice(service, reference)).body.messages[0]?.readAt).not.toBeNull()
    await db
      .updateTable('submission')
      .set({ attached_at: '2026-11-20T14:00:00Z' })
      .where('id', '=', id)
      .execute()
    expect((await read({ reference }, cookie)).body.messages).toHaveLength(1)
  })

  test('are read by who has the link and its address, however that is typed', async () => {
    const { id, address } = await askedOf()
    const token = linkTo(id, address)
    const { status, body } = await read({ token, emailAddress: address.toUpperCase() })
    expect([status, body.messages[0]?.text]).toEqual([200, ours])
  })

  test('are read by nobody else, who learns nothing', async () => {
    const { id, reference, address } = await askedOf()
    const token = linkTo(id, address)
    const other = await cookieOf(server, await addPerson(server))
    const over = linkTo(id, address, -60)
    const elsewhere = linkTo(id, 'iemand@elders.nl')
    const refusals = {
      'without a session': await read({ reference }),
      'somebody else': await read({ reference }, other),
      'a reference of nobody': await read({ reference: '7KQM-X4TF' }, other),
      'the link alone': await read({ token }),
      'the address alone': await read({ emailAddress: address }),
      nothing: await read({}),
    }
    expect(Object.values(refusals).map(({ status }) => status)).toEqual([401, 404, 404, 400, 400, 400])
    expect(refusals['somebody else'].body.title).toBe(refusals['a reference of nobody'].body.title)
    const same = [
      await read({ token, emailAddress: 'iemand@elders.nl' }),
      await read({ token: over, emailAddress: address }),
      await read({ token: elsewhere, emailAddress: address }),
      await read({ token: elsewhere, emailAddress: 'iemand@elders.nl' }),
      await read({ token: `${token.slice(0, -3)}AAA`, emailAddress: address }),
      await read({ token: 'x', emailAddress: address }),
    ]
    expect(new Set(same.map(({ status, body }) => `${status} ${body.code} ${body.title}`))).toEqual(
      new Set(['410 link-over De link werkt niet meer, of hoort niet bij dit e-mailadres.']),
    )
    expect(JSON.stringify([refusals, same])).not.toContain(ours)
    expect((await messagesOf(id))[0]?.read_at).toBeNull()
  })

  test('are not found by trying addresses; a new link, which goes to the right mailbox, counts anew', async () => {
    const { id, address } = await askedOf()
    const token = linkTo(id, address)
    for (let times = 0; times < allowances.linkAddress.burst; times++)
      expect((await read({ token, emailAddress: `${times}@voorbeeld.nl` })).status).toBe(410)
    for (const emailAddress of ['nog@voorbeeld.nl', address])
      expect((await read({ token, emailAddress })).status).toBe(429)
    expect((await answer({ token, emailAddress: address, text: theirs })).status).toBe(429)
    clock.pass(1000)
    expect((await read({ token: linkTo(id, address), emailAddress: address })).status).toBe(200)
  })
})

describe('an answer', () => {
  test('stands with the request once, whoever sends it twice, brings it back to staff and mails nobody', async () => {
    const { id, reference, address } = await askedOf()
    const mailed = async () => (await db.selectFrom('letter').select('id').execute()).length
    const before = await mailed()
    const key = randomUUID()
    const sent = { token: linkTo(id, address), emailAddress: address, text: theirs }
    const first = await answer(sent, { 'idempotency-key': key })
    expect([first.status, first.body.reference]).toEqual([201, reference])
    expect((await answer(sent, { 'idempotency-key': key })).body.id).toBe(first.body.id)
    expect((await answer({ ...sent, text: 'Iets anders' }, { 'idempotency-key': key })).status).toBe(422)
    const whole = (await readInOffice(service, reference)).body
    expect(whole).toMatchObject({ open: true, conversation: 'answered' })
    expect(whole.messages.map(({ from, text }) => [from, text])).toEqual([
      ['us', ours],
      ['sender', theirs],
    ])
    expect((await read(sent)).body).toMatchObject({ isAsked: false })
    expect(await mailed()).toBe(before)
  })

  test('takes files of the own session, which are no files of the request', async () => {
    const person = await addPerson(server)
    const { id, reference } = await askedOf({ person: person.id })
    const cookie = await cookieOf(server, person)
    const session = await db
      .selectFrom('session')
      .select('id')
      .where('person_id', '=', person.id)
      .executeTakeFirstOrThrow()
    const upload = async (sessionId: string) => {
      const file = randomUUID()
      await server.runtime.ports.files.put(file, pdf)
      await db
        .insertInto('file')
        .values({
          ...{ id: file, session_id: sessionId, name: 'meterkast.pdf', content_type: 'application/pdf' },
          ...{ bytes: pdf.length, created_at: '2026-11-20T14:00:00Z' },
        })
        .execute()
      return file
    }
    const [own, foreign] = [await upload(session.id), await upload(randomUUID())]
    const send = (attachments: string[]) => answer({ reference, text: theirs, attachments }, { cookie })
    expect((await send([foreign])).body.errors).toHaveProperty('attachments')
    expect(await messagesOf(id)).toHaveLength(1)
    expect((await send([own])).status).toBe(201)
    const whole = (await readInOffice(service, reference)).body
    expect(whole.files).toEqual([])
    expect(whole.messages.at(-1)?.files.map(({ name }) => name)).toEqual(['meterkast.pdf'])
    const [, last] = (await read({ reference }, cookie)).body.messages
    expect((await server.app.inject(last?.files[0]?.href ?? '')).statusCode).toBe(200)
  })

  test.each([
    [{ text: '' }, 'text', 'Schrijf een bericht.'],
    [{ text: 'x'.repeat(4001) }, 'text', 'Je bericht mag maximaal 4.000 tekens bevatten.'],
    [{ attachments: ['x'] }, 'attachments.0', undefined],
  ])('with %o is refused at its field', async (wrong, field, sentence) => {
    const { id, address } = await askedOf()
    const sent = { token: linkTo(id, address), emailAddress: address, text: theirs, ...wrong }
    const { status, body } = await answer(sent)
    expect(status).toBe(400)
    if (sentence) expect(body.errors).toEqual({ [field]: [sentence] })
    expect(await messagesOf(id)).toHaveLength(1)
  })

  test('waits until we wrote, and stands with a request that was withdrawn', async () => {
    const address = `${randomUUID()}@voorbeeld.nl`
    const request = await make({ kind: 'contact-message.send', desk: 'klantenservice', email: address })
    const sent = { token: linkTo(request.id, address), emailAddress: address, text: theirs }
    expect((await answer(sent)).body.code).toBe('not-now')
    expect((await read(sent)).body).toEqual({ messages: [], canAnswer: false, isAsked: false })
    await ask(request)
    await db.updateTable('submission').set({ state: 'withdrawn' }).where('id', '=', request.id).execute()
    expect((await answer(sent)).status).toBe(201)
  })

  test('is limited by request', async () => {
    const person = await addPerson(server)
    const { reference } = await askedOf({ person: person.id })
    const cookie = await cookieOf(server, person)
    for (let times = 0; times < allowances.message.burst; times++)
      expect((await answer({ reference, text: `${theirs} ${times}` }, { cookie })).status).toBe(201)
    expect((await answer({ reference, text: theirs }, { cookie })).status).toBe(429)
  })
})

describe('a file of ours', () => {
  const made = async (over: { person?: string } = {}) => {
    const request = await askedOf(over)
    const file = await office.addFile(request.id)
    const [message] = await messagesOf(request.id)
    const set = (message_id: string | null) =>
      db.updateTable('file').set({ staff_id: service.id, message_id }).where('id', '=', file).execute()
    await set(message?.id ?? null)
    return { ...request, file, unsend: () => set(null) }
  }
  const get = async (url: string, cookie = '') =>
    (await server.app.inject({ url, headers: { cookie }, remoteAddress: newVisitor() })).statusCode

  test('is downloaded for an hour by who has link and address, and by no forged address', async () => {
    const { id, address, file, unsend } = await made()
    const { body } = await read({ token: linkTo(id, address), emailAddress: address })
    const href = body.messages[0]?.files[0]?.href ?? ''
    const sent = await server.app.inject(href)
    expect([sent.statusCode, sent.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(sent.headers['content-disposition']).toMatch(/^attachment;/)
    const [, expires = '', proof = ''] = /tot=(\d+)&bewijs=([\w-]+)/.exec(href) ?? []
    const other = await office.addFile(id)
    for (const forged of [
      `/api/v1/message-files/${file}`,
      `/api/v1/message-files/${other}?tot=${expires}&bewijs=${proof}`,
      `/api/v1/message-files/${file}?tot=${Number(expires) + 60}&bewijs=${proof}`,
      `/api/v1/message-files/${file}?tot=${expires}&bewijs=${'A'.repeat(43)}`,
      `/api/v1/message-files/${file}?tot=${expires}&bewijs=${proof}&bewijs=${proof}`,
      `/api/v1/files/${file}`,
    ])
      expect(await get(forged), forged).toBe(404)
    await unsend()
    expect(await get(href)).toBe(404)
    const again = await made()
    const later = await read({ token: linkTo(again.id, again.address), emailAddress: again.address })
    clock.pass(3600_000 + 1000)
    expect(await get(later.body.messages[0]?.files[0]?.href ?? '')).toBe(404)
    // back, as the colleague's session would be over
    clock.pass(-(3600_000 + 1000))
  })

  test('is read by the person whose request it is, not before its message went', async () => {
    const person = await addPerson(server)
    const { id, file, unsend } = await made({ person: person.id })
    const [mine, other] = [await cookieOf(server, person), await cookieOf(server, await addPerson(server))]
    const attached_at = '2026-11-20T14:00:00Z'
    await db.updateTable('submission').set({ attached_at }).where('id', '=', id).execute()
    expect(await get(`/api/v1/files/${file}`, mine)).toBe(200)
    expect(await get(`/api/v1/files/${file}`, other)).toBe(404)
    await unsend()
    expect(await get(`/api/v1/files/${file}`, mine)).toBe(404)
  })
})

/** A file as somebody picks it. */
interface Picked {
  name: string
  content: Uint8Array
}

describe('the page of a request', () => {
  const open = async () => {
    const person = await addPerson(server)
    const request = await askedOf({ person: person.id })
    const cookie = await cookieOf(server, person)
    const get = async (url: string) => (await pages.app.inject({ url, headers: { cookie } })).payload
    const send = async (fields: Record<string, string>, files: readonly Picked[] = [], as = cookie) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      for (const { name, content } of files)
        form.append('attachments', new File([new Uint8Array(content)], name))
      const body = new Request('http://localhost/', { method: 'POST', body: form })
      return pages.app.inject({
        method: 'POST',
        url: answerPath(request.reference),
        headers: { cookie: as, 'content-type': body.headers.get('content-type') ?? '' },
        payload: Buffer.from(await body.arrayBuffer()),
      })
    }
    return { ...request, get, send }
  }
  test('has the messages, which the lists tell of until they are read', async () => {
    const { reference, get } = await open()
    for (const path of [mijn.overview, mijn.requests]) expect(await get(path)).toContain('Er is een bericht')
    const page = await get(requestPath(reference))
    for (const told of [ours, 'Klantenservice', 'Nieuw', 'We wachten op je antwoord', answerPath(reference)])
      expect(page).toContain(told)
    expect(page).not.toContain('Sanne')
    for (const path of [mijn.overview, mijn.requests])
      expect(await get(path)).not.toContain('Er is een bericht')
  })

  test('takes an answer with files without a script, once', async () => {
    const { id, reference, get, send } = await open()
    const to = `${requestPath(reference)}?gewijzigd=bericht`
    const sent = await send({ text: theirs }, [{ name: 'meterkast.pdf', content: pdf }])
    expect([sent.statusCode, sent.headers.location]).toEqual([303, to])
    expect((await send({ text: theirs })).headers.location).toBe(to)
    expect((await messagesOf(id)).map(({ text }) => text)).toEqual([ours, theirs])
    expect(await get(to)).toContain('meterkast.pdf')
    const download = JSON.parse(await get(mijn.downloadJson)) as { requests: object[] }
    expect(download.requests).toMatchObject([
      {
        files: [],
        messages: [
          { from: 'us', text: ours },
          { from: 'you', text: theirs, files: ['meterkast.pdf'] },
        ],
      },
    ])
    expect(await get(mijn.download)).toContain(theirs)
  })

  test('shows what was refused, with what was typed', async () => {
    const { id, send } = await open()
    const long = `<b>${'x'.repeat(4000)}`
    const wrong = await send({ text: long })
    expect(wrong.statusCode).toBe(400)
    for (const told of ['Je bericht mag maximaal 4.000 tekens bevatten.', `&lt;b&gt;${'x'.repeat(4000)}`])
      expect(wrong.payload).toContain(told)
    const none = await send({ text: theirs }, [{ name: 'los.exe', content: Buffer.from('MZ') }])
    expect(none.payload).toContain('Kies je bestanden opnieuw.')
    expect((await send({ text: ' ' })).payload).toContain('Schrijf een bericht.')
    expect((await send({ text: ' ' }, [], '')).headers.location).toBe(mijn.requests)
    expect(await messagesOf(id)).toHaveLength(1)
  })

  type Opened = Awaited<ReturnType<typeof open>>
  const odd = { name: 'los.exe', content: Buffer.from('MZ') }
  const whole = { name: 'meterkast.pdf', content: pdf }
  /** Every way in which the form is refused: what is typed, which comes back whole, and its status. */
  const refusals: Readonly<Record<string, (opened: Opened, text: string) => ReturnType<Opened['send']>>> = {
    '400 too long': ({ send }, text) => send({ text: `${'x'.repeat(4000)}${text}` }),
    '400 far too long': ({ send }, text) => send({ text: `${'x'.repeat(100_000)}${text}` }),
    '400 a file of no kind that we take': ({ send }, text) => send({ text }, [odd]),
    '413 more files than it takes': ({ send }, text) => send({ text }, Array(12).fill(whole)),
    '401 logged out': ({ send }, text) => send({ text }, [], ''),
    '404 of somebody else': async ({ send }, text) =>
      send({ text }, [], await cookieOf(server, await addPerson(server))),
    '409 where we wrote nothing': async ({ send, id }, text) => {
      await db.deleteFrom('request_message').where('submission_id', '=', id).execute()
      return send({ text })
    },
    '429 too often': async ({ send }, text) => {
      for (let times = 0; times < allowances.message.burst; times++) await send({ text: `Nog iets ${times}` })
      return send({ text })
    },
    '503 while files cannot be kept': async ({ send }, text) => {
      const { files } = server.runtime.ports
      const { put } = files
      files.put = async () => {
        throw new PartnerError('files', 'unreachable')
      }
      return send({ text }, [whole]).finally(() => {
        files.put = put
      })
    },
  }

  test('gives back what was typed, however it is refused', async () => {
    const wrong = await failures(Object.entries(refusals), async ([name, refuse]) => {
      const opened = await open()
      const text = `${theirs}, ${name}`
      const { statusCode, payload } = await refuse(opened, text)
      expect(String(statusCode)).toBe(name.slice(0, 3))
      expect(/<textarea[^>]*>([^<]*)/.exec(payload)?.[1]).toContain(text)
      expect((await messagesOf(opened.id)).filter((one) => one.text === text)).toEqual([])
    })
    expect(wrong).toEqual([])
  })
})

test('a mail about a message names the desk to answer to, and where an answer stands', async () => {
  const { id } = await askedOf()
  const sent: Message[] = []
  const mail = { send: async (_key: string, message: Message) => void sent.push(message) }
  const runtime = { ...server.runtime, ports: { ...server.runtime.ports, mail } }
  const write = async (content: unknown) => ({ html: '', text: JSON.stringify(content) })
  const [letter] = await lettersOf(id)
  await sendLetter(runtime, letters, write, letter?.id ?? '')
  const desk = (await server.runtime.settings()).desks.klantenservice
  expect(sent.map(({ replyTo }) => replyTo)).toEqual([desk?.email])
  expect(sent[0]?.text).toContain('komt niet bij je aanvraag te staan')
})

test('nothing of a message stands in a mail, a log, a job, the trail or a kept answer', async () => {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    SELECT nspname AS schema, relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname IN ('public', 'pgboss') AND relkind IN ('r', 'p')`.execute(db)
  const holding: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: unknown }>`
      SELECT to_jsonb(one) AS row FROM ${sql.id(schema, name)} AS one
      WHERE to_jsonb(one)::text LIKE ${`%${ours}%`} OR to_jsonb(one)::text LIKE ${`%${theirs}%`}`.execute(db)
    if (rows.length > 0) holding.push(name)
  }
  expect(holding).toEqual(['request_message'])
  const logs = server.logged() + pages.logged()
  for (const text of [ours, theirs, 'bewijs=']) expect(logs).not.toContain(text)
})
