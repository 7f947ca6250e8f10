import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import type { Context } from '../context.ts'
import { handled } from '../submissions/events.ts'
import { promisedMoment } from '../submissions/promise.ts'

/** Most requests in one run; the next run goes on. */
const most = 500

interface Missing {
  id: string
  kind: string
  /** ISO 8601 instant. */
  received_at: string
  /** Codename of its own desk; null where that of its kind sees to it. */
  desk: string | null
}

/**
 * The next requests since an instant that a desk sees to and that have no row of work, locked until one is written. Another
 * process at the same time takes others.
 */
const holdMissing = async (tx: Tx, { deskOf }: Context, since: string): Promise<readonly Missing[]> => {
  const { rows } = await sql<Missing>`
    SELECT id, kind, received_at, desk FROM submission
    WHERE received_at > ${since}::timestamptz
      AND (desk IS NOT NULL OR kind = ANY (${Object.keys(deskOf)}::text[]))
      AND NOT EXISTS (SELECT FROM request_work WHERE request_work.submission_id = submission.id)
    ORDER BY received_at LIMIT ${most} FOR NO KEY UPDATE SKIP LOCKED`.execute(tx)
  return rows
}

const addBatch = async (tx: Tx, ctx: Context, since: string): Promise<void> => {
  const settings = await ctx.settings()
  const missing = (await holdMissing(tx, ctx, since)).flatMap(({ id, kind, received_at, desk: own }) => {
    const desk = own ?? ctx.deskOf[kind]
    if (desk === undefined) return []
    return [{ id, desk, dueOn: promisedMoment(settings, { kind, desk, receivedAt: received_at }) }]
  })
  if (missing.length === 0) return
  await sql`
    INSERT INTO request_work (submission_id, kind, received_at, desk, due_on, open, flagged)
    SELECT submission.id, submission.kind, submission.received_at, missing.desk, missing.due_on,
      submission.state IN ('received', 'failed') AND NOT EXISTS (
        SELECT FROM submission_event AS done WHERE done.submission_id = submission.id AND event = ${handled.name}
      ),
      submission.flags <> '{}'
    FROM unnest(
      ${missing.map(({ id }) => id)}::uuid[], ${missing.map(({ desk }) => desk)}::text[],
      ${missing.map(({ dueOn }) => dueOn)}::timestamptz[]
    ) AS missing (id, desk, due_on) JOIN submission ON submission.id = missing.id
    ON CONFLICT (submission_id) DO NOTHING`.execute(tx)
}

/**
 * Writes what staff see to of requests since an instant (ISO 8601) that a process of an older release took in, which knew of no
 * work: its desk and moment as `submit` has them, and whether it waits after what happened to it. A second run finds nothing.
 */
export const addMissingWork = (ctx: Context, since: string): Promise<void> =>
  ctx.transaction((tx) => addBatch(tx, ctx, since))
