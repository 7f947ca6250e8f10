import { sql } from 'kysely'
import { expect } from 'vitest'
import { registerAccount } from '../../src/core/contract/account.ts'
import { cancelMembership } from '../../src/core/contract/cancellation.ts'
import { updateCommunityAlias } from '../../src/core/contract/community.ts'
import { book } from '../../src/core/contract/handyman.ts'
import { register } from '../../src/core/contract/membership.ts'
import { registerHypotheekwacht } from '../../src/core/contract/mortgage-guard.ts'
import { registerVve } from '../../src/core/contract/vve-membership.ts'
import type { Database } from '../../src/server/database/pool.ts'
import { requestEvents } from '../../src/server/features.ts'
import { notReminded, reminded } from '../../src/server/services/reminders/request-events.ts'
import { delivered, handled, received, undeliverable } from '../../src/server/services/submissions/events.ts'

interface Delivery {
  partner: string
  state: string
}

interface Row {
  id: string
  kind: string
  state: string
  events: string[]
  deliveries: Delivery[]
  cancelled: boolean
  matched: boolean
  withdrawn: boolean
  refused: boolean
  wished: boolean
  activated: boolean
  vve: boolean
  numbered: boolean
}

/** Everything that the state of a request was read from before it was kept, in one look at the database. */
const readRows = async (db: Database): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    SELECT submission.id, submission.kind, submission.state,
      ARRAY(SELECT event FROM submission_event WHERE submission_id = submission.id ORDER BY id) AS events,
      coalesce((SELECT json_agg(json_build_object('partner', partner, 'state', delivery.state))
        FROM delivery WHERE submission_id = submission.id), '[]') AS deliveries,
      cancellation.submission_id IS NOT NULL AS cancelled, matched_at IS NOT NULL AS matched,
      withdrawn_at IS NOT NULL AS withdrawn, refused_at IS NOT NULL AS refused,
      wish.submission_id IS NOT NULL AS wished, wish.activated_at IS NOT NULL AS activated,
      vve.id IS NOT NULL AS vve, vve.relation_id IS NOT NULL AS numbered
    FROM submission
    LEFT JOIN membership_application AS wish ON wish.submission_id = submission.id
    LEFT JOIN vve_membership AS vve ON vve.submission_id = submission.id
    LEFT JOIN cancellation ON cancellation.submission_id = submission.id`.execute(db)
  return rows
}

/** Kinds whose tables told their state before it was kept; of those that came later only their events do. */
const toldByTables = [
  book,
  register,
  registerVve,
  cancelMembership,
  updateCommunityAlias,
  registerHypotheekwacht,
  registerAccount,
].map(({ name }) => name)
const doneAtOnce = [updateCommunityAlias.name, registerHypotheekwacht.name, registerAccount.name]

const resultOf = (row: Row) => {
  if (row.withdrawn) return 'withdrawn'
  if (row.refused) return 'refused'
  if (row.cancelled) return row.matched ? 'done' : 'waiting'
  if (row.wished) return row.activated ? 'done' : 'waiting'
  if (row.vve) return row.numbered ? 'done' : 'waiting'
  return doneAtOnce.includes(row.kind) ? 'done' : undefined
}

/** The state as it was worked out for every look at a request, before migration 081. */
const stateByTables = (row: Row): string => {
  const partners = row.deliveries.filter(({ partner }) => partner !== 'mail')
  const result = resultOf(row)
  if (result === 'withdrawn' || result === 'refused') return result
  if (partners.some(({ state }) => state === 'refused')) return 'failed'
  if (result !== undefined) return result === 'done' ? 'confirmed' : 'received'
  if (partners.length === 0 || partners.some(({ state }) => state !== 'delivered')) return 'received'
  return 'passed-on'
}

/** The states of all requests by id, as the tables around them tell. */
export const statesByTables = async (db: Database): Promise<Record<string, string>> =>
  Object.fromEntries((await readRows(db)).map((row) => [row.id, stateByTables(row)]))

/** The stored states of all requests by id. */
export const storedStates = async (db: Database): Promise<Record<string, string>> =>
  Object.fromEntries((await readRows(db)).map(({ id, state }) => [id, state]))

/** Whatever happened to it: each event is known of its kind and was possible, and the last one left the state behind. */
const checkLife = ({ kind, state, events }: Row): void => {
  const known = [
    received,
    delivered,
    undeliverable,
    handled,
    reminded,
    notReminded,
    ...(requestEvents[kind] ?? []),
  ]
  expect(events[0], kind).toBe(received.name)
  let now = 'received'
  for (const name of events) {
    const event = known.find((one) => one.name === name)
    expect(event, `${name} of ${kind}`).toBeDefined()
    if (!event?.leads) continue
    expect(event.leads.from, `${name} of ${kind}`).toContain(now)
    now = event.leads.to
  }
  expect(state, `${kind}: ${events.join(', ')}`).toBe(now)
}

/**
 * Checks every request that verbs and jobs left in a database: its life leads to its state, and the tables around it
 * tell the same one. Answers which events were met, by kind.
 */
export const checkRequests = async (db: Database): Promise<Record<string, string[]>> => {
  const rows = await readRows(db)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    checkLife(row)
    if (toldByTables.includes(row.kind))
      expect(row.state, `${row.kind}: ${row.events.join(', ')}`).toBe(stateByTables(row))
  }
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  return Object.fromEntries(
    [...byKind].map(([kind, all]) => [kind, [...new Set(all.flatMap(({ events }) => events))].sort()]),
  )
}
