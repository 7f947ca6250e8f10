import { sql } from 'kysely'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { lookWho as call } from '../../../core/contract/staff-presence/staff-presence-calls.ts'
import { writes } from '../../services/content/who-writes.ts'
import type { RequestContext, StaffActor } from '../../services/context.ts'
import { requirePermission } from '../../services/permissions.ts'
import { requestUnknown } from '../../services/requests/find.ts'
import { isKnownTo } from '../../services/requests/rights.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { endPresence, notePresence, presentBeside } from '../../services/staff/presence.ts'

/**
 * Refuses who may not know of a request, in the words for one that is not there: what is refused tells nothing. Who may open it
 * with a reason alone, or sees of it kind and state alone, is no party to it.
 */
const mustKnowRequest = async (
  { database }: Pick<RequestContext, 'database'>,
  actor: StaffActor,
  reference: string,
): Promise<void> => {
  const { rows } = await sql<{ known: boolean | null }>`
    SELECT ${isKnownTo(actor)} AS known
    FROM submission LEFT JOIN request_work AS work ON work.submission_id = submission.id
    WHERE submission.reference = ${reference}`.execute(database)
  if (rows[0]?.known !== true) throw requestUnknown(reference)
}

/** Refuses who may not have this open. Documents are known to whoever writes some part of them; whether there is one of that name is not asked. */
const mustKnow = async (ctx: RequestContext, actor: StaffActor, subject: string): Promise<void> => {
  const [kind, name = ''] = subject.split('/')
  if (kind === 'content') return requirePermission(ctx, writes)
  return mustKnowRequest(ctx, actor, name)
}

/**
 * Writes down that a tab has something open, and tells who else has. It stands in no trail: nobody's data is shown, and what is
 * open was told there when it was read. It is no use of the session either (`byItself`). Faults: 400, 401, 403, 404.
 */
export const lookWho = async (
  ctx: RequestContext,
  { body: { subject, tab, typing, gone } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const actor = await memberOfStaff(ctx)
  const mine = { staffId: actor.id, tab, subject }
  if (gone) {
    // the own row goes, whatever its owner may know by now
    await endPresence(ctx, mine)
    return { others: [] }
  }
  await mustKnow(ctx, actor, subject)
  await notePresence(ctx, mine, typing)
  return { others: await presentBeside(ctx, mine) }
}
