import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../database/pool.ts'
import { type Context, nowOf } from '../context.ts'
import { returned } from './events.ts'

type Returning = Pick<Context, 'clock' | 'requestId'>

/**
 * Takes the owner off every open request for which a condition over `request_work` by the name `work` holds, so that it lies on the
 * pile at its place, with an event of the site for each. What somebody acts on at this instant is passed over, and nobody is waited
 * for: the next run finds it. Answers how many.
 */
const giveBack = async (
  database: Database | Tx,
  ctx: Returning,
  which: RawBuilder<boolean>,
): Promise<number> => {
  const written = await sql`
    WITH held AS MATERIALIZED (
      SELECT work.submission_id AS id, work.owner AS holder
      FROM request_work AS work JOIN submission ON submission.id = work.submission_id
      WHERE work.open AND work.owner IS NOT NULL AND ${which}
      FOR NO KEY UPDATE OF submission, work SKIP LOCKED
    ), back AS (
      UPDATE request_work SET owner = NULL, claimed_until = NULL, version = version + 1
      FROM held WHERE submission_id = held.id RETURNING submission_id, holder
    )
    INSERT INTO submission_event (submission_id, at, event, actor, request_id, facts)
    SELECT submission_id, ${nowOf(ctx)}::timestamptz, ${returned.name}, 'system', ${ctx.requestId}::text,
      jsonb_build_object('from', holder)
    FROM back`.execute(database)
  return Number(written.numAffectedRows ?? 0)
}

/** Gives back what was taken from the pile and not kept in time. */
export const returnEndedClaims = (ctx: Pick<Context, 'database'> & Returning): Promise<number> =>
  giveBack(ctx.database, ctx, sql<boolean>`work.claimed_until <= ${nowOf(ctx)}::timestamptz`)

/** Gives back all that these colleagues have open; answers how many requests. */
export const returnWorkOf = async (
  database: Database | Tx,
  ctx: Returning,
  staffIds: readonly string[],
): Promise<number> => {
  if (staffIds.length === 0) return 0
  return giveBack(database, ctx, sql<boolean>`work.owner = ANY (${[...staffIds]}::uuid[])`)
}
