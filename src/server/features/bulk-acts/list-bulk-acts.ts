import { sql } from 'kysely'
import type { listBulkActs as call } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { RequestContext } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { readProgress } from './read-progress.ts'

/** Tells how far the last acts are that one began oneself. Faults: 401, 403. */
export const listBulkActs = async (ctx: RequestContext): Promise<AnswerOf<typeof call>> => {
  const { id: me } = await memberOfStaff(ctx)
  return { items: await readProgress(ctx, sql<boolean>`act.staff_id = ${me}::uuid`) }
}
