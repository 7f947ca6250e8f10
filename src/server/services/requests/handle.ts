import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import { role } from '../permissions.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { handled, reopened } from '../submissions/events.ts'
import { promiseAnew } from '../submissions/promise.ts'
import type { Changed, Seen } from './claim.ts'
import { findRequestByReference } from './find.ts'
import { holdWork, notNow, versionAfter } from './hold-work.ts'
import { noteIn } from './note.ts'
import { mustBeOwnWork } from './rights.ts'

export interface Handling extends Seen {
  /** What was done, in their own words, at most 1,000 characters; a command always says it. */
  note?: string | undefined
}

/** `again`: it was not waiting any more, so only the note is new. */
export interface Handled extends Changed {
  again: boolean
}

/**
 * Refuses to mark as handled what does not wait for staff.
 * @throws Fault 409 `not-now`.
 */
export const mustNotBeDone = ({ open }: { open: boolean | null }): void => {
  if (!open) throw notNow('Deze aanvraag wacht niet meer op ons.')
}

const handle = async (ctx: Context, { reference, version, note }: Handling): Promise<Handled> => {
  const words = note === undefined ? undefined : noteIn(note)
  const request = await findRequestByReference(ctx, reference)
  await mustBeOwnWork(ctx, request)
  return ctx.transaction(async (tx) => {
    const work = await holdWork(tx, request.id, version)
    // whoever sees that it is done is not offered it; a command adds what it has to say
    if (version !== undefined) mustNotBeDone(work)
    await auditStaff({ ...ctx, database: tx }, 'requests.done', { submissionId: request.id })
    await recordRequestEvent(tx, ctx, request.id, handled, {}, words)
    return { again: !work.open, version: await versionAfter(tx, request.id) }
  })
}

/**
 * Verb of staff: marks a request as handled, an adviser one of the own desks. Its sender sees no change.
 * @throws Fault 404, 403, 400; 409 `changed` or `not-now`.
 */
export const handleRequest = { may: role('member-service', 'adviser'), run: handle }

const reopen = async (ctx: Context, { reference, version, note }: Handling): Promise<Changed> => {
  const words = note === undefined ? undefined : noteIn(note)
  const request = await findRequestByReference(ctx, reference)
  await mustBeOwnWork(ctx, request)
  return ctx.transaction(async (tx) => {
    const work = await holdWork(tx, request.id, version)
    if (work.open) throw notNow('Deze aanvraag staat al open.')
    await auditStaff({ ...ctx, database: tx }, 'requests.reopen', { submissionId: request.id })
    await recordRequestEvent(tx, ctx, request.id, reopened, {}, words)
    await promiseAnew(tx, ctx, request.id)
    return { version: await versionAfter(tx, request.id) }
  })
}

/**
 * Verb of staff: opens a request again that waits for nobody, however it ended. Its sender sees no change; it has the time of its kind
 * from now, as the promise of before is over.
 * @throws Fault 404, 403, 400; 409 `changed` or `not-now`.
 */
export const reopenRequest = { may: role('member-service', 'adviser'), run: reopen }
