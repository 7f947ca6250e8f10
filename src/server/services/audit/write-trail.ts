import { sql } from 'kysely'
import type { Database, Tx } from '../../database/pool.ts'
import { actingPerson, nowOf, type RequestContext } from '../context.ts'

/**
 * Records who did what to which row, in the transaction that does it. Holds no answers. `personId` is the person who did it,
 * where they are not logged in yet: somebody who follows a mailed link is logged in afterwards.
 */
export const audit = async (
  tx: Tx,
  ctx: Pick<RequestContext, 'clock' | 'actor' | 'requestId'>,
  action: string,
  subjectId?: string,
  personId?: string,
): Promise<void> => {
  await tx
    .insertInto('audit')
    .values({
      at: nowOf(ctx),
      action,
      subject_id: subjectId ?? null,
      person_id: personId ?? (await actingPerson(ctx)) ?? null,
      request_id: ctx.requestId,
    })
    .execute()
}

const minute = 60_000

interface Counted {
  action: string
  /** The account or file that it was done to; undefined for a name that nobody has. */
  subjectId?: string | undefined
  personId?: string | undefined
}

/**
 * Records what may happen by the hundred (log-ins, failed ones, downloads): one row a minute per action, subject and person, with
 * how often. Its instant and request are those of the first.
 */
export const auditCounted = async (
  database: Database | Tx,
  ctx: RequestContext,
  of: Counted,
): Promise<void> => {
  const begun = new Date(Math.floor(ctx.clock.now() / minute) * minute).toISOString()
  await sql`
    INSERT INTO audit (at, action, subject_id, person_id, request_id, minute)
    VALUES (${nowOf(ctx)}::timestamptz, ${of.action}, ${of.subjectId ?? null}::uuid, ${of.personId ?? null}::uuid,
      ${ctx.requestId}, ${begun}::timestamptz)
    ON CONFLICT (action, subject_id, person_id, minute) WHERE minute IS NOT NULL
    DO UPDATE SET times = least(audit.times, 2147483646) + 1`.execute(database)
}
