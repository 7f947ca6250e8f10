import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/pool.ts'
import { countDeadLetters } from '../../outbox/dead-letters.ts'
import { readTries } from '../../outbox/tries.ts'
import { byHand, delivered, passedOn } from '../submissions/events.ts'
import { deliveryQueue } from '../submissions/submissions-queues.ts'

/** One more than the largest number that is told: of more it is said that there are more. */
const countedTo = 1001
/** How many of the latest events of all requests are looked through for the last delivery of each partner. */
const latestEvents = 5000
/** How many of the newest failures of a partner are looked at for the last one. */
const newestFailures = 20

/** What a partner was brought, and what not. Numbers end at 1,001. */
export interface PartnerDeliveries {
  /** Under way, or to be tried again. */
  waiting: number
  /** Refused for good. */
  refused: number
  /** Failed at their last try: they are among those waiting or refused. */
  stuck: number
  /** ISO 8601 instant; null where none is among the latest events. */
  lastDeliveredAt: string | null
  /** The last try that failed of what still waits, by its reason in one word; `at` is null where the queue no longer knows. */
  lastFailure: { reason: string; at: string | null } | null
}

interface Counted {
  partner: string
  waiting: number
  refused: number
}

/**
 * The statement that counts what did not reach each partner. It says what the partial index `delivery_waiting` says, so that it
 * costs the same whatever was delivered, and counts to 1,001.
 */
export const undeliveredOf = (names: readonly string[]): RawBuilder<Counted> => sql<Counted>`
  SELECT asked.partner,
    (SELECT count(*)::int FROM (
      SELECT FROM delivery WHERE delivery.partner = asked.partner AND state <> 'delivered' AND state = 'waiting'
      LIMIT ${countedTo}) AS found) AS waiting,
    (SELECT count(*)::int FROM (
      SELECT FROM delivery WHERE delivery.partner = asked.partner AND state <> 'delivered' AND state = 'refused'
      LIMIT ${countedTo}) AS found) AS refused
  FROM unnest(${[...names]}::text[]) AS asked (partner)`

/**
 * When each partner got something last, as far as the latest events tell. What a colleague told them by hand says nothing of how
 * they are reached.
 */
const lastDelivered = async (database: Database): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ partner: string; at: string }>`
    SELECT facts->>'partner' AS partner, max(at) AS at FROM (
      SELECT event, at, facts FROM submission_event ORDER BY id DESC LIMIT ${latestEvents}) AS lately
    WHERE event IN (${delivered.name}, ${passedOn.name}) AND facts->>'partner' IS NOT NULL
      AND facts->>'by' IS DISTINCT FROM ${byHand.by}
    GROUP BY 1`.execute(database)
  return new Map(rows.map(({ partner, at }) => [partner, at]))
}

interface Failed {
  partner: string
  submission: string
  reason: string
}

/** The newest requests of each partner that it did not get, with why their last try failed. */
const newestFailed = async (database: Database, names: readonly string[]): Promise<Failed[]> => {
  const { rows } = await sql<Failed>`
    SELECT asked.partner, failed.submission, failed.reason FROM unnest(${[...names]}::text[]) AS asked (partner)
    CROSS JOIN LATERAL (
      SELECT found.submission, found.reason FROM (
        SELECT submission_id AS submission, last_reason AS reason FROM delivery
        WHERE delivery.partner = asked.partner AND state <> 'delivered' AND last_reason IS NOT NULL
        LIMIT ${countedTo}) AS found
      JOIN submission ON submission.id = found.submission
      ORDER BY submission.received_at DESC LIMIT ${newestFailures}) AS failed`.execute(database)
  return rows
}

const lastFailures = async (
  database: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, PartnerDeliveries['lastFailure']>> => {
  const failed = await newestFailed(database, names)
  const keyOf = ({ submission, partner }: Failed) => `${submission} ${partner}`
  const tried = await readTries(database, deliveryQueue, failed.map(keyOf))
  const last = new Map<string, NonNullable<PartnerDeliveries['lastFailure']>>()
  for (const one of failed) {
    const at = tried.get(keyOf(one))?.triedAt ?? null
    const before = last.get(one.partner)
    const isLater = at !== null && (before?.at ?? '') < at
    if (!before || isLater) last.set(one.partner, { reason: one.reason, at })
  }
  return last
}

/** What each of these partners was brought, in a few bounded statements for all of them. */
export const readPartnerDeliveries = async (
  database: Database,
  names: readonly string[],
): Promise<(partner: string) => PartnerDeliveries> => {
  const { rows } = await undeliveredOf(names).execute(database)
  const counted = new Map(rows.map((row) => [row.partner, row]))
  const stuck = await countDeadLetters(database, deliveryQueue, 'partner', countedTo)
  const reached = await lastDelivered(database)
  const failures = await lastFailures(database, names)
  return (partner) => ({
    waiting: counted.get(partner)?.waiting ?? 0,
    refused: counted.get(partner)?.refused ?? 0,
    stuck: stuck.get(partner) ?? 0,
    lastDeliveredAt: reached.get(partner) ?? null,
    lastFailure: failures.get(partner) ?? null,
  })
}
