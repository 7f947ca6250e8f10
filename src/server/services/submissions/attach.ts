import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type RequestContext } from '../context.ts'

export const attachAction = 'requests.attach'

/**
 * Attaches to an account the requests that were sent without logging in with its e-mail address, in the caller's transaction.
 * Only for an address that a mailed link confirmed, compared as accounts compare it. Requests whose mail could not be delivered
 * stay away, and those that were on an account before never come back. A second run finds nothing.
 */
export const attachRequests = async (tx: Tx, ctx: RequestContext, personId: string): Promise<void> => {
  const now = sql`${nowOf(ctx)}::timestamptz`
  await sql`
    WITH owner AS (
      -- held, so that an account that is deleted at this moment is waited for, and then not there
      SELECT id, email FROM person WHERE id = ${personId}::uuid AND email_confirmed_at IS NOT NULL FOR KEY SHARE
    ), attached AS (
      UPDATE submission SET person_id = owner.id, attached_at = ${now}, sender_email = NULL
      FROM owner
      WHERE submission.sender_email = lower(owner.email) AND submission.person_id IS NULL
        AND NOT EXISTS (
          SELECT FROM delivery WHERE submission_id = submission.id AND partner = 'mail' AND state = 'refused'
        )
      RETURNING submission.id
    )
    INSERT INTO audit (at, action, subject_id, person_id, request_id)
    SELECT ${now}, ${attachAction}, id, ${personId}::uuid, ${ctx.requestId} FROM attached`.execute(tx)
}
