import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handymanBooking } from '../content/handyman.ts'
import { makeCode, openCode } from '../src/core/contract/draft-codes/draft-codes-calls.ts'
import { askExport, exportFilePath } from '../src/core/contract/request-export/request-export-calls.ts'
import { answerMessage, readMessages } from '../src/core/contract/request-messages/request-messages-calls.ts'
import { newReference } from '../src/core/fields/request/reference.ts'
import { codeSeconds } from '../src/server/features/draft-codes/code.ts'
import { instantFromNow } from '../src/server/services/context.ts'
import { fileLink } from '../src/server/services/messages/file-link.ts'
import { addMessage } from '../src/server/services/messages/thread.ts'
import { keptSeconds, makeExport } from '../src/server/services/request-export/make-export.ts'
import {
  addresseeOf,
  requestLinkPath,
  requestLinkSeconds,
} from '../src/server/services/request-links/link.ts'
import { startStaffSession } from '../src/server/services/staff/staff-sessions.ts'
import { travellingClock } from './kit/clock.ts'
import { newVisitor } from './kit/new-visitor.ts'
import { type OfficeColleague, openOfficeRequests } from './kit/office-requests.ts'

// Whatever opens something for a while: links and codes that somebody may find later, change, or try at another request.

const start = '2026-11-20T14:00:00.000Z'
const clock = travellingClock(start)
const office = await openOfficeRequests({ clock })
const { server, db, make, addFile, service, second } = office
afterAll(() => server.close())

const ours = 'Meterkast-achter-de-trap'
const typed = 'Een-muur-in-de-keuken'
/** What stands in what the links open. */
const secrets = [ours, typed, 'Titel-van-de-aanvraag', '<svg']

const call = (url: string, payload: object, by?: OfficeColleague) =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: newVisitor(),
    headers: { cookie: by?.cookie ?? '' },
  })
const get = (url: string, by?: OfficeColleague) =>
  server.app.inject({ url, remoteAddress: newVisitor(), headers: { cookie: by?.cookie ?? '' } })
type Answer = Awaited<ReturnType<typeof get>>

/** A link or code as it was given to somebody, and the same with another request in the place of its own. */
interface Made {
  whole: string
  elsewhere: string
  open(text: string): Promise<Answer>
}

/** Asks for a file with requests, and makes it; answers its id. */
const exportOf = async (by: OfficeColleague): Promise<string> => {
  const asked = await call(askExport.path, { kind: 'handyman.book', format: 'csv', reason: 'controle' }, by)
  expect(asked.statusCode, asked.body).toBe(200)
  const { id } = asked.json<{ id: string }>()
  await makeExport(server.runtime, id)
  return id
}

/** A request about which we wrote; answers its address and the id of the message too. */
const writtenTo = async () => {
  const address = `${randomUUID()}@voorbeeld.nl`
  const request = await make({ kind: 'contact-message.send', desk: 'klantenservice', email: address })
  const message = await db.transaction().execute((tx) =>
    addMessage(tx, server.runtime, {
      ...{ submissionId: request.id, staffId: service.id, act: 'message', text: ours, files: [] },
    }),
  )
  return { ...request, address, message }
}

/** A file of ours with a message that went; answers its id. */
const sentFile = async (): Promise<string> => {
  const { id, message } = await writtenTo()
  const file = await addFile(id)
  await db
    .updateTable('file')
    .set({ staff_id: service.id, message_id: message })
    .where('id', '=', file)
    .execute()
  return file
}

/** The link to a request, which a call takes beside the address that it was mailed to. */
const requestLink = async (path: string, more: object = {}): Promise<Made> => {
  const { id: submissionId, address } = await writtenTo()
  const other = await writtenTo()
  const expires = Math.floor(clock.now() / 1000) + requestLinkSeconds
  const addressee = addresseeOf(server.runtime, address)
  const [, token = ''] = requestLinkPath(server.runtime, { submissionId, expires, addressee }).split('#')
  return {
    whole: token,
    elsewhere: token.replace(submissionId, other.id),
    open: (text) => call(path, { token: text, emailAddress: address, ...more }),
  }
}

const links: { name: string; seconds: number; made(): Promise<Made> }[] = [
  {
    name: 'a file with requests',
    seconds: keptSeconds,
    made: async () => ({
      whole: await exportOf(service),
      elsewhere: await exportOf(second),
      open: (id) => get(exportFilePath(id), service),
    }),
  },
  {
    name: 'the messages about a request, by its mailed link',
    seconds: requestLinkSeconds,
    made: () => requestLink(readMessages.path),
  },
  {
    name: 'an answer to a message, by its mailed link',
    seconds: requestLinkSeconds,
    made: () => requestLink(answerMessage.path, { text: typed }),
  },
  {
    name: 'a file of a message',
    seconds: 3600,
    made: async () => {
      const [file, other] = [await sentFile(), await sentFile()]
      const whole = fileLink(server.runtime, file)
      return { whole, elsewhere: whole.replace(file, other), open: (link) => get(link) }
    },
  },
  {
    name: 'the form of a caller, by its code',
    seconds: codeSeconds,
    made: async () => {
      const draft = { answers: { subject: typed }, passed: ['klus'], step: 'adresgegevens', dropped: [] }
      const asked = await call(makeCode.path, { funnel: 'klusservice', path: handymanBooking.path, draft })
      expect(asked.statusCode, asked.body).toBe(200)
      return {
        whole: asked.json<{ code: string }>().code,
        elsewhere: newReference(randomBytes),
        open: (code) => call(openCode.path, { code }, service),
      }
    },
  },
]

/** Logs in anew, as a session of the office ends before some of these do. */
const enter = async () => {
  for (const by of [service, second]) {
    const token = await startStaffSession(server.runtime, by.id, { device: 'test', place: '192.0.2.1' })
    by.cookie = `__Host-thuisbasis-beheer=${token}`
    await db
      .updateTable('staff_session')
      .set({ factor_at: instantFromNow(server.runtime, -1) })
      .where('staff_id', '=', by.id)
      .execute()
  }
}

/** The same text with another last character, of those that it may hold. */
const changed = (text: string): string => `${text.slice(0, -1)}${/b$/i.test(text) ? 'd' : 'b'}`

/** Checks that an answer is a refusal in a sentence, with nothing of what stood behind it; answers its status. */
const refusedBy = (answer: Answer): number => {
  expect(answer.headers['content-disposition'], answer.body).toBeUndefined()
  expect(answer.json<{ title?: string }>().title).toMatch(/^\p{Lu}.*\.$/u)
  expect(secrets.filter((secret) => answer.body.includes(secret))).toEqual([])
  return answer.statusCode
}

beforeAll(() => make({ kind: 'handyman.book' }))
beforeEach(async () => {
  clock.travel(start)
  await enter()
})

test.each(links)('$name opens for its time and no longer, and nothing that is nearly it', async (link) => {
  const { whole, elsewhere, open } = await link.made()
  for (const text of [changed(whole), elsewhere])
    expect([400, 404, 410], text).toContain(refusedBy(await open(text)))
  const opened = await open(whole)
  expect(opened.statusCode, opened.body).toBeLessThan(300)

  // one that works once was not used yet
  const later = await link.made()
  clock.pass(link.seconds * 1000 + 1000)
  await enter()
  expect([404, 410]).toContain(refusedBy(await later.open(later.whole)))
})
