import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { failures } from '../../../../test/kit/failures.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { email } from '../../../core/fields/person/email.ts'
import { isReference } from '../../../core/fields/request/reference.ts'
import { amsterdamDay, formatDay, instantOf } from '../../../core/kernel/clock.ts'
import { candidatesFor, listPending } from '../../features/cancellation/pending.ts'
import { contract, deskOf, requestKinds, requestParts } from '../../features.ts'
import { letterQueue } from '../letters/letters-queues.ts'
import { reminderQueue } from '../reminders/reminders-queues.ts'
import { loadDemoStaff } from '../staff/demo-staff.ts'
import { deliveryQueue } from '../submissions/submissions-queues.ts'
import { demoRequests } from './demo-request-list.ts'
import { demoRequestIds, loadDemoRequests } from './demo-requests.ts'
import { demoSender } from './demo-senders.ts'
import { indexKeys } from './index-keys.ts'

// A Friday in summer: in another half of the year than the days of the examples, with other hours and a weekend ahead.
const clock = travellingClock('2027-07-16T09:20:00Z')
const weeks = 3 * 7 * 86_400_000

let server: TestServer
const load = () => loadDemoRequests(server.runtime, { kinds: requestKinds, contract })
beforeAll(async () => {
  server = await openTestServer({ clock })
  await loadDemoStaff(server.runtime)
  // two processes that start at once
  await Promise.all([load(), load()])
})
afterAll(() => server.close())

const submissions = () => server.database.db.selectFrom('submission').selectAll().orderBy('id').execute()
const work = () => server.database.db.selectFrom('request_work').selectAll().execute()

test('each is made once, however often the demo starts', async () => {
  clock.pass(86_400_000)
  await load()
  clock.pass(-86_400_000)
  expect((await submissions()).map(({ id }) => id)).toEqual(demoRequestIds)
  expect(await work()).toHaveLength(demoRequests.length)
})

test('every kind that a desk sees to is among them, and every state, of the past three weeks', async () => {
  const rows = await submissions()
  expect([...new Set(rows.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(deskOf).toSorted())
  expect([...new Set(rows.map(({ state }) => state))].toSorted()).toEqual(
    ['received', 'passed-on', 'confirmed', 'failed', 'withdrawn', 'refused'].toSorted(),
  )
  expect(rows.filter(({ reference }) => !isReference(reference))).toEqual([])
  const { rows: ages } = await sql<{ oldest: string; newest: string; last: string }>`
    SELECT min(received_at) AS oldest, max(received_at) AS newest,
      (SELECT max(at) FROM submission_event) AS last FROM submission`.execute(server.database.db)
  const { oldest = '', newest = '', last = '' } = ages[0] ?? {}
  expect(instantOf(oldest)).toBeGreaterThan(clock.now() - weeks)
  expect(instantOf(newest)).toBeLessThan(clock.now())
  expect(instantOf(last)).toBeLessThan(clock.now())
})

test('a request and its summary are those of its sender, and tell the days of its moments', async () => {
  const rows = new Map((await submissions()).map((row) => [row.id, row]))
  const moments = await server.database.db.selectFrom('appointment').selectAll().execute()
  expect(moments.length).toBeGreaterThan(10)
  expect(
    await failures(
      demoRequests.entries(),
      ([place, { from }]) =>
        expect(JSON.stringify(rows.get(demoRequestIds[place] ?? '')?.request)).toContain(
          demoSender(from).email,
        ),
      ([place, { kind }]) => `${place} ${kind}`,
    ),
  ).toEqual([])
  for (const { id, request, summary } of rows.values()) {
    const told = JSON.stringify([request, summary])
    expect(told, id).not.toContain(email.facts.example)
    const own = moments.filter(({ submission_id }) => submission_id === id)
    for (const { starts } of own) expect(told, id).toContain(formatDay(amsterdamDay(starts), 'full'))
  }
})

test('each is found by its words at once, and by no others than the job would write', async () => {
  const { db } = server.database
  const keys = () =>
    db
      .selectFrom('staff_search')
      .selectAll()
      .orderBy('submission_id')
      .orderBy('kind')
      .orderBy('word')
      .execute()
  const written = await keys()
  expect(new Set(written.map(({ submission_id }) => submission_id)).size).toBe(demoRequests.length)
  expect(written.filter(({ word }) => word === 'yildiz').length).toBeGreaterThan(2)
  await db.deleteFrom('staff_search').execute()
  const due = demoRequestIds.map((submission_id) => ({ submission_id }))
  await db.insertInto('staff_search_due').values(due).execute()
  await indexKeys(server.runtime, requestParts)
  expect(await keys()).toEqual(written)
})

test('some wait, of which some are late, some have an owner, and one of the member stands on their account', async () => {
  const open = (await work()).filter((one) => one.open)
  const now = new Date(clock.now()).toISOString()
  expect(open.filter(({ due_on }) => due_on < now).length).toBeGreaterThan(2)
  expect(open.filter(({ due_on }) => due_on >= now).length).toBeGreaterThan(2)
  expect(open.filter(({ owner }) => owner !== null).length).toBeGreaterThan(2)
  expect(open.filter(({ owner }) => owner === null).length).toBeGreaterThan(2)
  const ofPeople = (await submissions()).filter(({ person_id }) => person_id !== null)
  expect(ofPeople.length).toBeGreaterThan(2)
  expect(ofPeople.filter(({ sender_email }) => sender_email !== null)).toEqual([])
})

test('of the cancellations that wait one is like the member of the demo, and one like nobody', async () => {
  const waiting = await listPending(server.database.db)
  const found = await Promise.all(waiting.map(({ request }) => candidatesFor(server.runtime, request)))
  const alike = found.map((one) => one.map(({ relationId, commonTraits }) => [relationId, commonTraits]))
  expect(alike).toEqual([[['12345678', ['name', 'address']]], []])
})

test('nothing is queued by it, and no desk is mailed about them', async () => {
  const { rows } = await sql<{ jobs: number; untold: number }>`
    SELECT (SELECT count(*)::int FROM pgboss.job
        WHERE name = ANY (${[deliveryQueue.name, letterQueue.name, reminderQueue.name]}::text[])) AS jobs,
      (SELECT count(*)::int FROM submission WHERE NOT EXISTS (
        SELECT FROM desk_notice WHERE submission_id = submission.id
      )) AS untold`.execute(server.database.db)
  expect(rows).toEqual([{ jobs: 0, untold: 0 }])
})
