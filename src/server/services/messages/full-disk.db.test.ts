import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { attachToReply } from '../../../../test/kit/attach-to-reply.ts'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { whileFull } from '../../../../test/kit/full-disk.ts'
import { openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { whatHappenedTo } from '../../../../test/kit/office-work.ts'
import { messagesOn } from '../../../../test/kit/request-messages.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { replySeconds } from '../../../core/staff/reply-acts.ts'
import { systemContext } from '../system-context.ts'
import { carryOut } from './carry-out.ts'
import { waitingActQueue } from './messages-queues.ts'

// What becomes of a message and its files while nothing more can be written: all of it, or nothing, and the text stays.

const clock = travellingClock('2026-11-20T14:00:00.000Z')
const office = await openOfficeRequests({ clock })
const { server, db, make, act, service } = office
const { waitingOf, lettersOf } = messagesOn(server, clock)
afterAll(() => server.close())

const text = 'Wil je een foto sturen?'
const { files } = server.runtime.ports
const whole = { ...files }
beforeEach(() => {
  Object.assign(files, whole)
})

const newRequest = () =>
  make({ kind: 'contact-message.send', desk: 'klantenservice', email: `${randomUUID()}@voorbeeld.nl` })

const attach = (reference: string) => attachToReply(server, { by: service, reference })

/** Keeps what is being written, so that there is a draft. */
const keep = async (reference: string) => {
  const answer = await server.app.inject({
    method: 'PUT',
    url: `/beheer/api/requests/${reference}/reply-draft`,
    payload: { act: 'done', text },
    headers: { cookie: service.cookie },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

/** Everything that a message leaves, as it stands now. */
const leftOf = async (submissionId: string) => {
  const of = (table: 'waiting_act' | 'request_message' | 'reply_draft') =>
    db.selectFrom(table).select('text').where('submission_id', '=', submissionId).execute()
  return {
    ...(await whatHappenedTo(db, submissionId)),
    waiting: await of('waiting_act'),
    messages: await of('request_message'),
    drafts: await of('reply_draft'),
    letters: (await lettersOf(submissionId)).length,
    files: await db
      .selectFrom('file')
      .select(['id', 'message_id'])
      .where('submission_id', '=', submissionId)
      .execute(),
  }
}

const unreachable = () => Promise.reject(new PartnerError('files', 'unreachable'))
const full = async () => 0
const fillsUp = () => {
  files.free = full
  return unreachable()
}

describe('a file for a message', () => {
  test.each([
    ['a disk that is full', { free: full }, 507, 'no-room'],
    ['a disk that fills up while it is written', { put: fillsUp }, 507, 'no-room'],
    ['a store that cannot be reached', { put: unreachable }, 503, 'partner-unavailable'],
  ] as const)('leaves no row on %s, which is said', async (_name, broken, status, code) => {
    const { id, reference } = await newRequest()
    Object.assign(files, broken)
    const refused = await attach(reference)
    expect([refused.status, refused.code]).toEqual([status, code])
    expect(refused.title).toMatch(/^\p{Lu}.*\.$/u)
    expect((await leftOf(id)).files).toEqual([])
    Object.assign(files, whole)
    expect((await attach(reference)).status).toBe(201)
  })
})

describe('a message', () => {
  test.each(['waiting_act', 'request_work', 'audit', 'reply_draft'] as const)(
    'is not on its way with a disk that is full for %s, and goes once there is room',
    async (table) => {
      const { id, reference } = await newRequest()
      await keep(reference)
      const file = (await attach(reference)).id
      const before = await leftOf(id)
      const send = () =>
        act(service, `${reference}/messages`, { version: 1, act: 'done', text, files: [file] })
      const refused = await whileFull(db, table, send)
      expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
      expect(refused.body.title).toMatch(/^\p{Lu}.*\.$/u)
      expect(await leftOf(id)).toEqual(before)
      expect((await send()).status).toBe(200)
      const { waiting, drafts, acts } = await leftOf(id)
      expect([waiting, drafts]).toEqual([[{ text }], []])
      expect(acts.map(({ action }) => action)).toEqual(['request-messages.done'])
    },
  )

  test.each(['request_message', 'file', 'submission_event', 'request_work', 'letter'] as const)(
    'whose minute is over waits whole with a disk that is full for %s, and comes once there is room',
    async (table) => {
      const { id, reference } = await newRequest()
      const file = (await attach(reference)).id
      const sent = { version: 1, act: 'done', text, files: [file] }
      expect((await act(service, `${reference}/messages`, sent)).status).toBe(200)
      clock.pass(replySeconds * 1000 + 1)
      const [row] = await waitingOf(id)
      const run = () => carryOut(systemContext(server.runtime, waitingActQueue.name), { act: row?.id ?? '' })
      const before = await leftOf(id)
      await whileFull(db, table, () => expect(run()).rejects.toThrow('could not extend file'))
      expect(await leftOf(id)).toEqual(before)
      // a try that follows, and one more
      for (let times = 0; times < 2; times++) await run()
      const { events, waiting, messages, letters, files: gone } = await leftOf(id)
      expect(events).toEqual(['received', 'messaged', 'handled'])
      expect({ waiting, messages, letters }).toEqual({ waiting: [], messages: [{ text }], letters: 1 })
      expect(gone).toEqual([{ id: file, message_id: expect.any(String) }])
    },
  )
})
