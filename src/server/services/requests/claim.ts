import type { Ids } from '../../outbox/enqueue.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import { role } from '../permissions.ts'
import { mustBeAtWork } from '../staff/absence.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { findRequestByReference } from './find.ts'
import { giveWork, holdWork, mustBeOpen } from './hold-work.ts'
import { claimed } from './requests-request-events.ts'
import { holdTaker, mustBeOwnWork } from './rights.ts'

/** A request as whoever acts on it saw it. */
export interface Seen {
  reference: string
  /** The version that they saw; undefined for a command, which acts on the request as it is. */
  version?: number | undefined
}

/** The version that a request has after an act. */
export interface Changed {
  version: number
}

const claim = async (ctx: Context, { reference, version }: Seen): Promise<Changed> => {
  const request = await findRequestByReference(ctx, reference)
  await mustBeOwnWork(ctx, request)
  const { id: me } = await memberOfStaff(ctx)
  return ctx.transaction(async (tx) => {
    await holdTaker(tx, ctx, me, request)
    const work = await holdWork(tx, request.id, version)
    mustBeOpen(work)
    if (work.owner === me && work.claimedUntil === null) return { version: work.version }
    await mustBeAtWork(tx, ctx, me)
    await auditStaff({ ...ctx, database: tx }, 'requests.claim', { submissionId: request.id })
    const from: Ids = work.owner === null || work.owner === me ? {} : { from: work.owner }
    await recordRequestEvent(tx, ctx, request.id, claimed, from)
    return { version: await giveWork(tx, request.id, { owner: me }) }
  })
}

/**
 * Verb of staff: takes a request that waits for oneself, also from a colleague whose it was when one looked. What one took from the
 * pile for a while is one's own for good from then on.
 * @throws Fault 404, 403; 409 `changed`, `not-now` or `absent`.
 */
export const claimRequest = { may: role('member-service', 'adviser'), run: claim }
