import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { attachToReply } from '../../../../test/kit/attach-to-reply.ts'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { type OfficeColleague, openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { messagesOn } from '../../../../test/kit/request-messages.ts'
import { patienceDays } from '../../../core/staff/reply-acts.ts'
import { instantFromNow } from '../context.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { passedOn } from '../submissions/events.ts'
import { systemContext } from '../system-context.ts'
import { inTransaction } from '../transaction.ts'
import { carryOut } from './carry-out.ts'
import { addAnswer } from './thread.ts'
import { bringBackUnanswered } from './unanswered.ts'

const start = '2026-11-20T14:00:00.000Z'
const clock = travellingClock(start)
const office = await openOfficeRequests({ clock })
const { server, db, make, read, act, trailOf, versionOf, service, second, lawyer, finance, operator } = office
const { waitingOf, lettersOf, minuteGoesBy } = messagesOn(server, clock)
afterAll(() => server.close())

const ctx = () => systemContext(server.runtime, 'requests.waiting-act')
const newRequest = (of: object = {}) =>
  make({ kind: 'contact-message.send', desk: 'klantenservice', email: `${randomUUID()}@voorbeeld.nl`, ...of })
const send = async (by: OfficeColleague, reference: string, more: object = {}) =>
  act(by, `${reference}/messages`, {
    version: await versionOf(reference),
    act: 'message',
    text: 'Beste mevrouw de Vries,\n\nWilt u ons een foto sturen?',
    ...more,
  })
const takeBack = (by: OfficeColleague, reference: string) => act(by, `${reference}/messages/take-back`, {})
const answerOf = (submissionId: string) =>
  inTransaction(db, (tx) => addAnswer(tx, ctx(), { submissionId, text: 'Hier is de foto.', files: [] }))

describe('a message to the sender of a request', () => {
  test('waits its minute, in which nothing of it is seen, and is then one message and one mail without its text', async () => {
    const { id, reference } = await newRequest()
    const sent = await send(service, reference)
    expect(sent.status).toBe(200)
    const before = (await read(service, reference)).body
    expect(before.waiting).toMatchObject({ act: 'message', by: { name: 'Sanne Bakker' } })
    expect([before.messages, before.owner?.name, before.version]).toEqual([
      [],
      'Sanne Bakker',
      sent.body.version,
    ])
    expect(await lettersOf(id)).toEqual([])
    const [waiting] = await waitingOf(id)
    await minuteGoesBy(id)
    // a job that runs twice finds nothing the second time
    await carryOut(ctx(), { act: waiting?.id ?? '' })
    const after = (await read(service, reference)).body
    expect(after.waiting).toBeNull()
    expect(after.messages).toMatchObject([
      { from: 'us', act: 'message', by: { name: 'Sanne Bakker' }, readAt: null },
    ])
    const [last] = after.timeline.slice(-1)
    expect([last?.event, last?.staff, last?.sender]).toEqual([
      'messaged',
      'Sanne Bakker',
      'Je hebt een bericht van ons.',
    ])
    const letters = await lettersOf(id)
    expect(letters).toHaveLength(1)
    expect(JSON.stringify(letters)).not.toContain('foto')
    expect((await trailOf(id)).map(([action]) => action)).toContain('request-messages.message')
  })

  test('that is taken back leaves no trace at its sender, and its text is a draft again', async () => {
    const { id, reference } = await newRequest()
    const [waiting] = (await send(service, reference), await waitingOf(id))
    const byColleague = (await takeBack(second, reference)).body
    expect([byColleague.code, byColleague.title]).toEqual([
      'not-now',
      'Een collega schreef dit. Alleen wie het schreef, neemt het terug.',
    ])
    expect((await takeBack(service, reference)).status).toBe(200)
    // pressed once more in another tab: nothing was sent, and nobody is told that it was
    expect((await takeBack(service, reference)).body.title).toContain('niets meer terug te nemen')
    await minuteGoesBy(id)
    await carryOut(ctx(), { act: waiting?.id ?? '' })
    expect((await takeBack(service, reference)).body.code).toBe('not-now')
    const { messages, draft, timeline } = (await read(service, reference)).body
    expect([messages, timeline.map(({ event }) => event)]).toEqual([[], ['received']])
    expect(draft?.text).toContain('foto')
    expect((await read(second, reference)).body.draft).toBeNull()
    expect(await lettersOf(id)).toEqual([])
  })

  test('is work of its owner alone, who then keeps what they took from the pile', async () => {
    const { id, reference } = await newRequest()
    const until = '2099-01-01T00:00:00.000Z'
    await db
      .updateTable('request_work')
      .set({ owner: second.id, claimed_until: until })
      .where('submission_id', '=', id)
      .execute()
    const endOf = async () => {
      const row = await db
        .selectFrom('request_work')
        .select('claimed_until')
        .where('submission_id', '=', id)
        .executeTakeFirstOrThrow()
      return row.claimed_until
    }
    expect((await send(service, reference)).status).toBe(200)
    expect((await takeBack(service, reference)).status).toBe(200)
    expect(await endOf()).not.toBeNull()
    expect((await send(second, reference)).status).toBe(200)
    expect(await endOf()).toBeNull()
  })

  test('is taken back by who wrote it, also where the request was given to another desk meanwhile', async () => {
    const { id, reference } = await newRequest({ desk: 'juridisch' })
    expect((await send(lawyer, reference)).status).toBe(200)
    const version = await versionOf(reference)
    const given = await act(service, `${reference}/assign`, { version, desk: 'bouwkundig' })
    expect(given.status).toBe(200)
    expect((await takeBack(office.builder, reference)).body.code).toBe('not-now')
    expect((await takeBack(lawyer, reference)).status).toBe(200)
    expect(await waitingOf(id)).toEqual([])
    expect((await takeBack(lawyer, reference)).body.code).toBe('not-allowed')
  })

  test.each([
    ['ask', false, 'asked', ['asked'], 'received'],
    ['done', false, null, ['messaged', 'handled'], 'received'],
    ['refuse', false, null, ['declined'], 'refused'],
  ])('does with the request what it says: %s', async (word, open, conversation, events, state) => {
    const { id, reference } = await newRequest()
    expect((await send(service, reference, { act: word })).status).toBe(200)
    expect((await read(service, reference)).body).toMatchObject({ open: true, state: 'received' })
    await minuteGoesBy(id)
    const whole = (await read(service, reference)).body
    expect(whole).toMatchObject({ open, conversation, state })
    expect(whole.timeline.map(({ event }) => event)).toEqual(['received', ...events])
  })

  test('is answered, which brings the request back with a new promise; what waited already keeps its own', async () => {
    const { id, reference } = await newRequest({ due: '2026-11-19T16:00:00Z' })
    await send(service, reference, { act: 'ask' })
    await minuteGoesBy(id)
    await answerOf(id)
    const whole = (await read(service, reference)).body
    expect(whole).toMatchObject({ open: true, conversation: 'answered', owner: { name: 'Sanne Bakker' } })
    expect(Date.parse(whole.dueOn ?? '')).toBeGreaterThan(clock.now())
    expect(whole.messages.at(-1)).toMatchObject({ from: 'sender', by: null, act: 'answer' })
    await answerOf(id)
    expect((await read(service, reference)).body.dueOn).toBe(whole.dueOn)
  })

  test('that a colleague was ahead of ends nothing a second time', async () => {
    const { id, reference } = await newRequest()
    await send(service, reference, { act: 'done' })
    const ended = await act(second, `${reference}/actions/done`, { version: await versionOf(reference) })
    expect(ended.status).toBe(200)
    await minuteGoesBy(id)
    const whole = (await read(service, reference)).body
    expect(whole).toMatchObject({ open: false, messages: [{ act: 'done' }] })
    expect(whole.timeline.map(({ event }) => event)).toEqual(['received', 'handled', 'messaged'])
  })

  test('of its sender still waits for staff once a partner has the request, until somebody did it', async () => {
    const { id, reference } = await newRequest()
    await answerOf(id)
    await inTransaction(db, (tx) => recordRequestEvent(tx, ctx(), id, passedOn, { partner: 'cases' }))
    const whole = (await read(service, reference)).body
    expect(whole).toMatchObject({ open: true, state: 'passed-on', conversation: 'answered' })
    expect((await act(service, `${reference}/actions/done`, { version: whole.version })).status).toBe(200)
    expect((await read(service, reference)).body).toMatchObject({ open: false, conversation: null })
  })

  test('that crosses one of its sender goes, and leaves the request with us', async () => {
    const { id, reference } = await newRequest()
    await send(service, reference, { act: 'done' })
    clock.pass(10_000)
    await answerOf(id)
    await minuteGoesBy(id)
    expect((await read(service, reference)).body).toMatchObject({ open: true, conversation: 'answered' })
  })

  test('comes back to staff where nobody answers for fourteen days', async () => {
    const { id, reference } = await newRequest()
    await send(service, reference, { act: 'ask' })
    await minuteGoesBy(id)
    const longAgo = (seconds: number) =>
      db
        .updateTable('request_work')
        .set({ conversation_at: instantFromNow(server.runtime, -patienceDays * 86_400 - seconds) })
        .where('submission_id', '=', id)
        .execute()
    await longAgo(-60)
    await bringBackUnanswered(ctx())
    expect((await read(service, reference)).body.open).toBe(false)
    await longAgo(60)
    await bringBackUnanswered(ctx())
    expect((await read(service, reference)).body).toMatchObject({ open: true, conversation: null })
  })
})

describe('a message is refused', () => {
  test('to whoever may not, with another version, twice at once, without an address, and where it makes no sense', async () => {
    const { id, reference } = await newRequest()
    for (const by of [lawyer, finance, operator]) expect((await send(by, reference)).status).toBe(403)
    expect((await send(service, reference, { version: 7 })).body.code).toBe('changed')
    for (const text of ['', ' \n', 'x'.repeat(4001), 5, null])
      expect([(await send(service, reference, { text })).status, text]).toEqual([400, text])
    expect((await send(service, reference, { act: 'betaal' })).status).toBe(400)
    expect((await send(service, reference, { files: [randomUUID()] })).body.errors).toHaveProperty('files')
    const version = await versionOf(reference)
    const both = await Promise.all([service, second].map((by) => send(by, reference, { version })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await send(second, reference)).body.code).toBe('not-now')
    expect(await waitingOf(id)).toHaveLength(1)
    const nobody = await make({ kind: 'contact-message.send', desk: 'klantenservice' })
    expect((await send(service, nobody.reference)).body.code).toBe('not-now')
    const closed = await newRequest({ open: false })
    expect((await send(service, closed.reference, { act: 'ask' })).body.code).toBe('not-now')
    const job = await newRequest({ kind: 'handyman.book', desk: 'klusservice' })
    expect((await send(service, job.reference, { act: 'refuse' })).body.code).toBe('not-now')
  })
})

test('no more than ten files wait for a message, however many are uploaded at once', async () => {
  const { id, reference } = await newRequest()
  const tries = await Promise.all(
    Array.from({ length: 14 }, () => attachToReply(server, { by: service, reference })),
  )
  const statuses = tries.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array(10).fill(201), ...Array(4).fill(409)])
  const kept = await db.selectFrom('file').select('id').where('submission_id', '=', id).execute()
  expect(kept).toHaveLength(10)
})
