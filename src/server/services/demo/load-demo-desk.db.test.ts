import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { failures } from '../../../../test/kit/failures.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { staffContextOf } from '../../../../test/kit/staff.ts'
import { callOutcomes } from '../../../core/staff/phone-calls.ts'
import { contract, requestKinds, serveOfficeCall } from '../../features.ts'
import { readDeadLetters } from '../../outbox/dead-letters.ts'
import { letterQueue } from '../letters/letters-queues.ts'
import { readMessages } from '../messages/thread.ts'
import type { DemoStory } from '../requests/demo-request-list.ts'
import { demoStoryId, loadDemoRequests } from '../requests/demo-requests.ts'
import { showRequest } from '../requests/show.ts'
import { absencesNow } from '../staff/absence.ts'
import { demoStaff, loadDemoStaff } from '../staff/demo-staff.ts'
import { loadDemoDesk } from './load-demo-desk.ts'

// A Friday in summer, as in the tests of the requests themselves.
const clock = travellingClock('2027-07-16T09:20:00Z')

let server: TestServer
const load = () => loadDemoDesk(server.runtime, serveOfficeCall)
beforeAll(async () => {
  server = await openTestServer({ clock })
  await loadDemoStaff(server.runtime)
  await loadDemoRequests(server.runtime, { kinds: requestKinds, contract })
  // two processes that start at once
  await Promise.all([load(), load()])
})
afterAll(() => server.close())

const work = (story: DemoStory) =>
  server.database.db
    .selectFrom('request_work')
    .selectAll()
    .where('submission_id', '=', demoStoryId(story))
    .executeTakeFirstOrThrow()

const written = async (story: DemoStory) => {
  const messages = await readMessages(server.database.db, demoStoryId(story))
  return messages.map(({ act, readAt }) => [act, readAt !== null])
}

const standings: readonly {
  story: DemoStory
  open: boolean
  turn: string | null
  /** What was written, with whether it was read. */
  messages: [string, boolean][]
}[] = [
  { story: 'asked', open: false, turn: 'asked', messages: [['ask', true]] },
  { story: 'asked-too', open: false, turn: 'asked', messages: [['ask', false]] },
  {
    story: 'answered',
    open: true,
    turn: 'answered',
    messages: [
      ['ask', true],
      ['answer', false],
    ],
  },
  { story: 'read', open: true, turn: null, messages: [['message', true]] },
  { story: 'unread', open: true, turn: null, messages: [['message', false]] },
  { story: 'draft', open: true, turn: null, messages: [] },
  { story: 'came-back', open: true, turn: null, messages: [['ask', false]] },
  { story: 'ended', open: false, turn: null, messages: [['done', true]] },
  { story: 'refused', open: false, turn: null, messages: [['refuse', false]] },
  {
    story: 'ended-and-answered',
    open: true,
    turn: 'answered',
    messages: [
      ['done', true],
      ['answer', false],
    ],
  },
]

test('a conversation stands in each standing', async () => {
  expect(
    await failures(
      standings,
      async ({ story, open, turn, messages }) => {
        expect(await work(story)).toMatchObject({ open, conversation: turn })
        expect(await written(story)).toEqual(messages)
      },
      ({ story }) => story,
    ),
  ).toEqual([])
})

test('a thread of five has a file of either side, which can be downloaded', async () => {
  const messages = await readMessages(server.database.db, demoStoryId('thread'))
  expect(messages.map(({ from, files }) => [from, files.map(({ contentType }) => contentType)])).toEqual([
    ['us', []],
    ['sender', ['image/png']],
    ['us', ['application/pdf']],
    ['sender', []],
    ['us', []],
  ])
  for (const { id, bytes } of messages.flatMap(({ files }) => files))
    expect((await server.runtime.ports.files.get(id))?.length).toBe(bytes)
})

test('phone calls, callbacks, corrections, an absence, claims and payments are there, one of each kind', async () => {
  const { db } = server.database
  const outcomes = await db.selectFrom('phone_call').select('outcome').execute()
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(
    callOutcomes.map(({ value }) => value).toSorted(),
  )
  expect(await db.selectFrom('request_correction').select('reason').orderBy('id').execute()).toEqual([
    { reason: 'telefonisch' },
    { reason: 'per-brief' },
  ])
  expect(await work('called')).toMatchObject({ open: false })
  expect(await work('refunded')).toMatchObject({ open: false })
  expect((await absencesNow(server.runtime)).map(({ staffId }) => staffId)).toEqual([
    demoStaff.find(({ email }) => email.startsWith('adviseur2@'))?.id,
  ])
  expect(await work('given')).toMatchObject({ open: true, owner: null })
  const { rows } = await sql<Record<string, number>>`SELECT
    (SELECT count(*)::int FROM reply_draft) AS drafts,
    (SELECT count(*)::int FROM request_work WHERE claimed_until IS NOT NULL) AS claims,
    (SELECT count(*)::int FROM payment WHERE state = 'paid') AS paid,
    (SELECT count(*)::int FROM payment WHERE state = 'expired') AS expired,
    (SELECT count(*)::int FROM refund WHERE made_at IS NOT NULL) AS refunds,
    (SELECT count(*)::int FROM waiting_act) AS on_their_way,
    (SELECT count(*)::int FROM submission_event WHERE event = 'not-reached') AS not_reached`.execute(db)
  expect(rows).toEqual([
    { drafts: 1, claims: 2, paid: 2, expired: 1, refunds: 1, on_their_way: 0, not_reached: 1 },
  ])
  const stuck = await readDeadLetters(db, {}, 10)
  expect(stuck.map(({ data, failure }) => [data.submission, failure])).toEqual([
    [demoStoryId('stuck'), 'PermanentFailure'],
  ])
})

test('some are due today', async () => {
  const day = new Date(clock.now()).toISOString().slice(0, 10)
  const { due_on: due } = await work('today')
  expect(due.slice(0, 10)).toBe(day)
})

test('every request that waits has a desk or an owner, a promise and something that may be done', async () => {
  const { db } = server.database
  const ctx = staffContextOf(server.runtime, ['member-service'], { id: demoStaff[0]?.id ?? '' })
  const open = await db
    .selectFrom('request_work')
    .innerJoin('submission', 'submission.id', 'submission_id')
    .select(['reference', 'request_work.desk', 'due_on'])
    .where('open', '=', true)
    .execute()
  expect(open.length).toBeGreaterThan(20)
  expect(
    await failures(
      open,
      async ({ reference, desk, due_on }) => {
        expect(desk).not.toBe('')
        expect(Date.parse(due_on)).not.toBeNaN()
        expect((await showRequest.run(ctx, { reference })).acts).toContain('done')
      },
      ({ reference }) => reference,
    ),
  ).toEqual([])
})

/** How many rows each table has that the desk writes. */
const counts = async () => {
  const tables = [
    ...['request_message', 'file', 'reply_draft', 'phone_call', 'request_correction', 'submission_event'],
    ...['purchase', 'payment', 'refund', 'staff_absence', 'sandbox_payment', 'letter'],
  ]
  const all = tables.map(
    (table) => sql`SELECT ${table}::text AS name, count(*)::int AS n FROM ${sql.table(table)}`,
  )
  const { rows } = await sql`${sql.join(all, sql` UNION ALL `)} ORDER BY name`.execute(server.database.db)
  return rows
}

test('however often the demo starts, it is done once; nothing is mailed', async () => {
  const before = await counts()
  clock.pass(86_400_000)
  await load()
  clock.pass(-86_400_000)
  expect(await counts()).toEqual(before)
  expect(before).toContainEqual({ name: 'letter', n: 0 })
  const { rows } = await sql`SELECT id FROM pgboss.job WHERE name = ${letterQueue.name}`.execute(
    server.database.db,
  )
  expect(rows).toEqual([])
})
