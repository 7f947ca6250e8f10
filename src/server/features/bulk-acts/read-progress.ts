import { type RawBuilder, sql } from 'kysely'
import type { listBulkActs } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Context } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'

/** How far an act with several requests is. */
type Progress = AnswerOf<typeof listBulkActs>['items'][number]

/** Most that are told. */
const mostTold = 10

/** How far acts are, the newest first, of those for which a condition over `bulk_act` by the name `act` holds. */
export const readProgress = async (
  { database }: Pick<Context, 'database'>,
  which: RawBuilder<boolean>,
): Promise<Progress[]> => {
  const { rows } = await sql<Progress>`
    SELECT act.id, act.action AS act, act.made_at AS "startedAt", act.ended_at AS "endedAt", counted.*
    FROM bulk_act AS act CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, count(*) FILTER (WHERE result = 'done')::int AS done,
        count(*) FILTER (WHERE result = 'refused')::int AS refused,
        count(*) FILTER (WHERE result = 'failed')::int AS failed,
        count(*) FILTER (WHERE result = 'taken-back')::int AS "takenBack"
      FROM bulk_act_item WHERE bulk_act_id = act.id
    ) AS counted
    WHERE ${which} ORDER BY act.made_at DESC, act.id DESC LIMIT ${mostTold}`.execute(database)
  return rows
}

/**
 * How far an act is that one began oneself.
 * @throws Fault 404.
 */
export const readOwnProgress = async (
  ctx: Pick<Context, 'database' | 'actor'>,
  id: string,
): Promise<Progress> => {
  const { id: me } = await memberOfStaff(ctx)
  const own = sql<boolean>`act.id = ${id}::uuid AND act.staff_id = ${me}::uuid`
  const [progress] = await readProgress(ctx, own)
  if (!progress) throw new Fault(404, 'not-found', 'Dit is er niet (meer), of een collega begon het.')
  return progress
}
