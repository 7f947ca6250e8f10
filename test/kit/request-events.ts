import { expect } from 'vitest'
import type { Database } from '../../src/server/database/pool.ts'
import { completeByDelivery, deskOf, requestEvents } from '../../src/server/features.ts'
import { notReminded, reminded } from '../../src/server/services/reminders/reminders-request-events.ts'
import { toldEvents, workEvents } from '../../src/server/services/requests/requests-request-events.ts'
import {
  completed,
  delivered,
  handled,
  received,
  reopened,
  undeliverable,
  waitsAfter,
} from '../../src/server/services/submissions/events.ts'

interface Request {
  kind: string
  state: string
  events: string[]
  /** Whether it waits for staff; undefined where the office has no work on it. */
  open: boolean | undefined
}

const readRequests = async (db: Database): Promise<Request[]> => {
  const requests = await db.selectFrom('submission').select(['id', 'kind', 'state']).execute()
  const events = await db
    .selectFrom('submission_event')
    .select(['submission_id', 'event'])
    .orderBy('id')
    .execute()
  const work = await db.selectFrom('request_work').select(['submission_id', 'open']).execute()
  const openBy = new Map(work.map(({ submission_id, open }) => [submission_id, open]))
  const byRequest = Map.groupBy(events, ({ submission_id }) => submission_id)
  return requests.map(({ id, kind, state }) => ({
    kind,
    state,
    events: (byRequest.get(id) ?? []).map(({ event }) => event),
    open: openBy.get(id),
  }))
}

/**
 * Checks that the first event is the receipt, that each later one is declared for its kind and possible at that point, and that
 * the last state is the stored one. A kind with a desk waits for staff, or not, as its events say; one without never does.
 */
const checkEvents = ({ kind, state, events, open }: Request): void => {
  const declared = [
    ...[received, delivered, undeliverable, handled, reopened, reminded, notReminded],
    ...(completeByDelivery.includes(kind) ? [completed] : []),
    ...workEvents,
    ...toldEvents,
    ...(requestEvents[kind] ?? []),
  ]
  expect(events[0], kind).toBe(received.name)
  let current = 'received'
  let waits = true
  for (const name of events) {
    const event = declared.find((one) => one.name === name)
    expect(event, `${name} of ${kind}`).toBeDefined()
    if (event) waits = waitsAfter(event) ?? waits
    if (!event?.leads) continue
    expect(event.leads.from, `${name} of ${kind}`).toContain(current)
    current = event.leads.to
  }
  expect(state, `${kind}: ${events.join(', ')}`).toBe(current)
  expect(open, `${kind}: ${events.join(', ')}`).toBe(deskOf[kind] === undefined ? undefined : waits)
}

/**
 * Checks for every request in a database that its events lead to its state. @returns the names of the events that happened, by
 * kind of request.
 */
export const checkRequests = async (db: Database): Promise<Record<string, string[]>> => {
  const requests = await readRequests(db)
  expect(requests.length).toBeGreaterThan(0)
  for (const request of requests) checkEvents(request)
  return Object.fromEntries(
    [...Map.groupBy(requests, ({ kind }) => kind)].map(([kind, all]) => [
      kind,
      [...new Set(all.flatMap(({ events }) => events))].sort(),
    ]),
  )
}
