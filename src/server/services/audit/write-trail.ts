import { sql } from 'kysely'
import type { Database, Tx } from '../../database/pool.ts'
import { actingPerson, type Context, nowOf, type RequestContext } from '../context.ts'

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
): Promise<void> =>
  writeRow(tx, ctx, {
    action,
    subject_id: subjectId ?? null,
    person_id: personId ?? (await actingPerson(ctx)) ?? null,
  })

const writeRow = async (
  database: Database | Tx,
  ctx: Pick<Context, 'clock' | 'actor' | 'requestId'>,
  row: { action: string; subject_id: string | null; person_id?: string | null },
): Promise<void> => {
  await database
    .insertInto('audit')
    .values({ at: nowOf(ctx), request_id: ctx.requestId, ...row, ...(await actingStaff(ctx)) })
    .execute()
}

/** The columns of the trail that tell which member of staff acts; none for anybody else. */
export const actingStaff = async (
  ctx: Pick<Context, 'actor'>,
): Promise<{ staff_id?: string; roles?: string }> => {
  const actor = await ctx.actor()
  return actor.kind === 'staff' ? { staff_id: actor.id, roles: actor.roles.join(',') } : {}
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
 * how often. Its instant and request are those of the first. What a member of staff does is a row of its own each time, with who
 * it was: one row must never stand for two of them.
 */
export const auditCounted = async (
  database: Database | Tx,
  ctx: RequestContext,
  of: Counted,
): Promise<void> => {
  if ((await ctx.actor()).kind === 'staff')
    return writeRow(database, ctx, { action: of.action, subject_id: of.subjectId ?? null })
  const begun = new Date(Math.floor(ctx.clock.now() / minute) * minute).toISOString()
  await sql`
    SELECT count_in_trail(${nowOf(ctx)}::timestamptz, ${of.action}, ${of.subjectId ?? null}::uuid,
      ${of.personId ?? null}::uuid, ${ctx.requestId}, ${begun}::timestamptz)`.execute(database)
}
