import { sql } from 'kysely'
import type { Database, Tx } from '../../database/pool.ts'
import { type Context, nowOf } from '../context.ts'
import { actingStaff } from './write-trail.ts'

/** What a member of staff looked at or did something to. */
export interface StaffAct {
  /** A stable word for its object, such as a codename or a kind of request; never an answer, nor what has an id below. */
  detail?: string | undefined
  submissionId?: string | null | undefined
  /**
   * The person whose data it is. Left out: who sent the submission while logged in. One that was attached to an account by its
   * e-mail address alone may be somebody else's.
   */
  subjectId?: string | null | undefined
  /** Why it was looked at, where that was asked (`core/staff/reasons.ts`). */
  reason?: string | undefined
}

const subjectOf = ({ subjectId, submissionId }: StaffAct) => {
  if (subjectId) return subjectId
  if (!submissionId) return null
  return sql<string | null>`(
    SELECT person_id FROM submission WHERE id = ${submissionId}::uuid AND attached_at IS NULL)`
}

/**
 * Records what staff looked at or did, with who they are and in which roles: a row per act, and one row where the act has no
 * object. It is called before what was looked at is answered. Where something else happens in a transaction, `database` is that
 * transaction.
 */
export const auditStaff = async (
  ctx: Pick<Context, 'clock' | 'requestId' | 'actor'> & { database: Database | Tx },
  action: string,
  ...acts: readonly StaffAct[]
): Promise<void> => {
  const done = {
    at: nowOf(ctx),
    action,
    request_id: ctx.requestId,
    ...(await actingStaff(ctx)),
  }
  const each: readonly StaffAct[] = acts.length > 0 ? acts : [{}]
  await ctx.database
    .insertInto('audit')
    .values(
      each.map((act) => ({
        ...done,
        detail: act.detail ?? null,
        submission_id: act.submissionId ?? null,
        subject_id: subjectOf(act),
        reason: act.reason ?? null,
      })),
    )
    .execute()
}
