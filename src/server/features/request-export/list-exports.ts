import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { listExports as call } from '../../../core/contract/request-export/request-export-calls.ts'
import type { RequestContext } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'

type Item = AnswerOf<typeof call>['items'][number]

/** Lists the files that somebody asked for, of nobody else. Faults: 401, 403. */
export const listExports = async (ctx: RequestContext): Promise<AnswerOf<typeof call>> => {
  const { id: staffId } = await memberOfStaff(ctx)
  const rows = await ctx.database
    .selectFrom('export_job')
    .select(['id', 'format', 'filters', 'made_at', 'state', 'problem', 'rows', 'bytes', 'ends_at'])
    .where('staff_id', '=', staffId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute()
  const now = ctx.clock.now()
  return {
    items: rows.map(
      ({ made_at, ends_at, ...row }): Item => ({
        ...{ id: row.id, problem: row.problem, rows: row.rows, bytes: row.bytes },
        ...{ madeAt: made_at, endsAt: ends_at },
        format: row.format as Item['format'],
        filters: row.filters as Item['filters'],
        state: Date.parse(ends_at) <= now ? 'gone' : (row.state as Item['state']),
      }),
    ),
  }
}
