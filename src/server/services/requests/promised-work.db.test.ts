import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { staffContextOf } from '../../../../test/kit/staff.ts'
import { filledExample, takeIn } from '../../../../test/kit/taken-requests.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { deskOf, promisedKinds, requestEvents } from '../../features.ts'
import { paymentAsked } from '../payments/payments-request-events.ts'
import { notReminded, reminded } from '../reminders/reminders-request-events.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import {
  completed,
  delivered,
  handled,
  notTaken,
  passedOn,
  type RequestEvent,
  received,
  reopened,
  undeliverable,
} from '../submissions/events.ts'
import { promiseTo } from '../submissions/promise.ts'
import { toldEvents, workEvents } from './requests-request-events.ts'
import { showRequest } from './show.ts'

// Whatever happens to a request of whatever kind, it waits for somebody, and its sender knows until when.

const clock = clockAt('2026-11-20T14:00:00Z')
const server = await openTestServer({ clock })
afterAll(() => server.close())
const { runtime } = server
const { db } = server.database
const { desks } = await runtime.settings()

const ofEveryKind: readonly RequestEvent[] = [
  ...[delivered, completed, undeliverable, passedOn, notTaken, reminded, notReminded],
  ...[...toldEvents, ...workEvents],
  // the last: what was handled is promised no more, and waits again at the end
  ...[handled, reopened],
]
/** After these it waits for nobody, or for the payment of its sender, while its state stays what it was. */
const ending = [completed, handled, paymentAsked].map(({ name }) => name)

/** Has an event happen to a request that waits, in the first state in which it may. */
const happens = (id: string, event: RequestEvent) =>
  runtime.transaction(async (tx) => {
    const state = event.leads?.from[0] ?? 'received'
    await tx.updateTable('submission').set({ state }).where('id', '=', id).execute()
    const waiting = { open: true, conversation: null, conversation_at: null }
    await tx.updateTable('request_work').set(waiting).where('submission_id', '=', id).execute()
    await recordRequestEvent(tx, runtime, id, event)
  })

const workOn = async (id: string) => {
  const { rows } = await sql<{
    state: string
    desk: string
    due_on: string
    open: boolean
    conversation: string | null
  }>`SELECT state, work.desk, due_on, open, conversation
    FROM submission JOIN request_work AS work ON submission_id = id WHERE id = ${id}::uuid`.execute(db)
  const [row] = rows
  if (!row) throw new Error('nobody sees to it')
  return row
}

/** Holds that a request waits for a desk with a moment, or else for its sender or a partner, or that it is over. */
const holds = async ({ id, kind }: { id: string; kind: string }, event: RequestEvent) => {
  const { state, desk, due_on, open, conversation } = await workOn(id)
  expect(desks).toHaveProperty([desk])
  expect(Date.parse(due_on)).toBeGreaterThan(clock.now())
  if (!open && (state === 'received' || state === 'failed'))
    expect([conversation === 'asked', ending.includes(event.name)]).toContain(true)
  const isWaitedFor = open || state === 'passed-on'
  if (isWaitedFor && promisedKinds.includes(kind))
    expect(await promiseTo(runtime, { id, kind }, promisedKinds)).toMatch(/^Je hoort vóór .* van ons\.$/)
}

test.each(Object.keys(deskOf))('a request of %s waits for somebody after each event', async (kind) => {
  const { id, reference } = await takeIn(db, filledExample(kind), clock)
  await holds({ id, kind }, received)
  const own = (requestEvents[kind] ?? []).filter(({ name }) => name !== handled.name)
  const events = [...own, ...ofEveryKind]
  expect(
    await failures(
      events,
      async (event) => {
        await happens(id, event)
        await holds({ id, kind }, event)
      },
      ({ name }) => name,
    ),
  ).toEqual([])
  const { open, acts } = await showRequest.run(staffContextOf(runtime, ['member-service']), { reference })
  expect(open).toBe(true)
  expect(acts).toEqual(expect.arrayContaining(['claim', 'message', 'ask', 'done', 'assign', 'note']))
})
