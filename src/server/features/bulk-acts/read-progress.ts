import { type RawBuilder, sql } from 'kysely'
import type { listBulkActs } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { Context } from '../../services/context.ts'

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
        count(*) FILTER (WHERE result = 'failed')::int AS failed
      FROM bulk_act_item WHERE bulk_act_id = act.id
    ) AS counted
    WHERE ${which} ORDER BY act.made_at DESC, act.id DESC LIMIT ${mostTold}`.execute(database)
  return rows
}
