import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { reviewOf } from '../../../../test/kit/contract-review.ts'
import { draw } from '../../../../test/kit/documents.ts'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import { openReminders } from '../../../../test/kit/reminders.ts'
import { checkRequests } from '../../../../test/kit/request-events.ts'
import { sendingTo } from '../../../../test/kit/submission.ts'
import { send as call } from '../../../core/contract/contract-review/contract-review-calls.ts'
import { send as operation } from '../../../core/contract/contract-review/contract-review-operations.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { type Clock, dayOf, wallToZulu } from '../../../core/kernel/clock.ts'
import { openDatabase } from '../../database/pool.ts'
import { reminderTexts } from '../../features.ts'
import { startJobs } from '../../jobs/start.ts'
import { openOutbox } from '../../outbox/boss.ts'
import { findRequestByReference } from '../requests/find.ts'
import { systemContext } from '../system-context.ts'
import { planReminders } from './plan.ts'

const site = await openReminders()
const { at, plan, request, waiting, send } = site
const { runtime, database } = site.server
const other = openDatabase(database.servingUrl, { connections: 8 })
afterAll(async () => {
  await other.destroy()
  await site.server.close()
})
const second = systemContext({ ...runtime, database: other }, 'test')

const asked = { starts: '2026-12-02T10:00:00Z', made: '2026-11-20T10:00:00Z', mobile: '+31612345678' }

test('of processes that plan at once one plans each reminder', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, () => request(asked)))
  at('2026-12-01T11:00:00Z')
  await Promise.all([runtime, second, runtime, second].map((ctx) => plan(ctx)))
  const keys = (await waiting()).map((key) => JSON.stringify(key))
  expect(keys).toHaveLength(2 * all.length)
  expect(new Set(keys).size).toBe(keys.length)
})

test('of processes that send at once one is noted, and one message arrives', async () => {
  const keys = await waiting()
  await Promise.all(keys.flatMap((key) => [send(key), send(key, second), send(key, second)]))
  const { rows } = await sql<{ events: number; mails: number; texts: number }>`SELECT
    (SELECT count(*)::int FROM submission_event WHERE event = 'reminded') AS events,
    (SELECT count(*)::int FROM sandbox_message WHERE channel = 'mail') AS mails,
    (SELECT count(*)::int FROM sandbox_message WHERE channel = 'sms') AS texts`.execute(database.db)
  expect(rows).toEqual([{ events: 60, mails: 30, texts: 30 }])
})

test('a process that dies between sending and noting it leaves one message, noted once', async () => {
  await sql`DELETE FROM pgboss.job`.execute(database.db)
  const one = await request({ ...asked, mobile: undefined })
  await plan()
  const [key] = await waiting()
  if (!key) throw new Error('Nothing is planned.')
  const dying = { ...runtime, transaction: () => Promise.reject(new Error('killed')) }
  await expect(send(key, dying)).rejects.toThrow('killed')
  expect([(await one.mails()).length, await one.events()]).toEqual([1, []])
  await send(key)
  await send(key)
  expect([(await one.mails()).length, await one.events()]).toEqual([1, ['reminded mail']])
})

test('a process that dies while it plans leaves all of it to the next', async () => {
  await sql`DELETE FROM pgboss.job`.execute(database.db)
  const one = await request({ ...asked, mobile: undefined })
  const dying = {
    ...runtime,
    transaction: <T>(work: Parameters<typeof runtime.transaction<T>>[0]) =>
      runtime.transaction<T>(async (tx) => {
        await work(tx)
        throw new Error('killed')
      }),
  }
  await expect(plan(dying)).rejects.toThrow('killed')
  expect(await waiting()).toEqual([])
  await plan()
  expect(await waiting()).toEqual([{ submission: one.id, number: 1, sequence: 0, channel: 'mail' }])
})

test('a talk that was booked on the site is reminded of by its jobs, as its timeline tells', async () => {
  const { server, nextFree } = await openPlanned('2026-11-20T14:00:00Z')
  const slot = await nextFree({ officeCode: 85, typeCode: '0' })
  const wish = reviewOf({ date: slot.day, time: slot.startTime })
  const good = () => wish
  const { takenIn } = sendingTo({ server, endpoint: endpointOf(call, operation), good })
  const { row } = await takenIn()
  const dayBefore = dayOf(slot.day).subtract({ days: 1 })
  const clock: Clock = { now: () => Date.parse(wallToZulu(`${dayBefore}T18:00:00`)) }
  const later = systemContext({ ...server.runtime, clock }, 'reminders.plan')
  // An appointment that was booked less than a day ahead would have no reminder.
  await sql`UPDATE appointment SET changed_at = changed_at - interval '3 days'`.execute(server.database.db)
  const outbox = await openOutbox(server.database.servingUrl, { supervise: false, connections: 2 })
  const write = async (content: object) => ({ html: '<p>', text: JSON.stringify(content) })
  await startJobs(later, outbox, { write, draw })
  await planReminders(later, reminderTexts)
  const mails = () =>
    server.database.db
      .selectFrom('sandbox_message')
      .select(['recipient', 'subject', 'text'])
      .where('subject', 'like', 'Herinnering%')
      .execute()
  await expect.poll(mails).toHaveLength(1)
  const [mail] = await mails()
  expect(mail?.recipient).toBe(wish.userInformation.emailAddress)
  for (const told of ['jurist belt je op 0612345678', 'Houd het contract', row.reference])
    expect(mail?.text).toContain(told)
  await expect
    .poll(async () => (await checkRequests(server.database.db))['contract-review.send'])
    .toContain('reminded')
  expect((await findRequestByReference({ database: server.database.db }, row.reference)).state).toBe(
    'confirmed',
  )
  await outbox.stop(2000)
  await server.close()
})
