import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { logOut as endpoint } from '../../../core/contract/session/session-calls.ts'
import { auditCounted } from '../../services/audit/write-trail.ts'
import type { RequestContext } from '../../services/context.ts'
import { forgetDevicesOf } from '../../services/sessions/devices.ts'
import { endSessionsOf } from '../../services/sessions/start.ts'

/** Ends this session, or with `everywhere` every session of this person. A visitor who is not logged in gets the same answer. */
export const logOut = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const session = await ctx.session()
  const personId = session?.personId
  if (personId) {
    const action = body.everywhere ? 'session.logout-everywhere' : 'session.logout'
    await auditCounted(ctx.database, ctx, { action, subjectId: personId, personId })
  }
  if (body.everywhere && personId) {
    await endSessionsOf(ctx.database, personId)
    await forgetDevicesOf(ctx.database, personId)
  }
  await ctx.becomePerson(undefined)
  return { membershipStatus: 'niet ingelogd' }
}
