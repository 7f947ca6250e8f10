import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../database/pool.ts'
import { type Context, nowOf } from '../context.ts'
import { returned } from './events.ts'

type Returning = Pick<Context, 'clock' | 'requestId'>

interface Way {
  /**
   * Waits for what somebody acts on at this instant, in place of passing it over: for who locked the account of the owner, which
   * everybody who gives work locks before a request, so that no two wait for each other (ADR 105).
   */
  waits?: boolean
  /** Why it is given back, where that is not told by whose it was. */
  why?: 'rights'
}

/**
 * Takes the owner off every open request for which a condition over `request_work` by the name `work` holds, so that it lies on the
 * pile at its place, with an event of the site for each. They are locked in one order, and each before the work on it. Answers how
 * many.
 */
const giveBack = async (
  database: Database | Tx,
  ctx: Returning,
  which: RawBuilder<boolean>,
  { waits = false, why }: Way = {},
): Promise<number> => {
  const written = await sql`
    WITH held AS MATERIALIZED (
      SELECT work.submission_id AS id, work.owner AS holder
      FROM request_work AS work JOIN submission ON submission.id = work.submission_id
      WHERE work.open AND work.owner IS NOT NULL AND ${which}
      ORDER BY work.submission_id
      FOR NO KEY UPDATE OF submission, work ${waits ? sql`` : sql`SKIP LOCKED`}
    ), back AS (
      UPDATE request_work SET owner = NULL, claimed_until = NULL, version = version + 1
      FROM held WHERE submission_id = held.id RETURNING submission_id, holder
    )
    INSERT INTO submission_event (submission_id, at, event, actor, request_id, facts)
    SELECT submission_id, ${nowOf(ctx)}::timestamptz, ${returned.name}, 'system', ${ctx.requestId}::text,
      jsonb_strip_nulls(jsonb_build_object('from', holder, 'why', ${why ?? null}::text))
    FROM back`.execute(database)
  return Number(written.numAffectedRows ?? 0)
}

/**
 * Whether the owner may do nothing with it any more by the roles and desks that they have now, as `isOwnWork` judges
 * (`services/requests/rights.ts`).
 */
const isBeyondRights = sql<boolean>`NOT EXISTS (
  SELECT FROM staff_account AS colleague WHERE colleague.id = work.owner AND ('member-service' = ANY (colleague.roles)
    OR 'adviser' = ANY (colleague.roles) AND work.desk = ANY (colleague.desks)))`

/** Gives back what was taken from the pile and not kept in time. */
export const returnEndedClaims = (ctx: Pick<Context, 'database'> & Returning): Promise<number> =>
  giveBack(ctx.database, ctx, sql<boolean>`work.claimed_until <= ${nowOf(ctx)}::timestamptz`)

/**
 * Gives back what is of colleagues who are not there (`away`, by their ids), and what its owner may do nothing with any more: a
 * request that waits again is still of who had it. What somebody acts on at this instant is passed over, and nobody is waited for:
 * the next run finds it.
 */
export const returnStray = async (
  ctx: Pick<Context, 'database'> & Returning,
  away: readonly string[],
): Promise<void> => {
  if (away.length > 0)
    await giveBack(ctx.database, ctx, sql<boolean>`work.owner = ANY (${[...away]}::uuid[])`)
  await giveBack(ctx.database, ctx, isBeyondRights, { why: 'rights' })
}

/** Gives back all that a colleague has open, whose account is locked (`lockStaff`); answers how many requests. */
export const returnWorkOf = (tx: Tx, ctx: Returning, staffId: string): Promise<number> =>
  giveBack(tx, ctx, sql<boolean>`work.owner = ${staffId}::uuid`, { waits: true })

/**
 * Gives back what a colleague has open and may do nothing with any more, once they have other roles or desks, with which their
 * account is locked; answers how many requests.
 */
export const returnBeyondRights = (tx: Tx, ctx: Returning, staffId: string): Promise<number> =>
  giveBack(tx, ctx, sql<boolean>`work.owner = ${staffId}::uuid AND ${isBeyondRights}`, {
    waits: true,
    why: 'rights',
  })
