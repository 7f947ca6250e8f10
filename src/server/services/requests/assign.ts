import { invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import { role } from '../permissions.ts'
import { absenceInWords, absenceNow } from '../staff/absence.ts'
import type { StaffAccount } from '../staff/find-staff.ts'
import { holdStaff } from '../staff/own-staff.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import type { Changed, Seen } from './claim.ts'
import { findRequestByReference } from './find.ts'
import { giveWork, holdWork, mustBeOpen } from './hold-work.ts'
import { assigned } from './requests-request-events.ts'
import { isOwnWork, mustBeOwnWork, type Placed } from './rights.ts'

/** Whom a request is given to. */
export interface Assignment extends Seen {
  /** The id of a colleague; undefined: of nobody. */
  to?: string | undefined
  /** The key of a desk; undefined: the one that it has. */
  desk?: string | undefined
}

/**
 * Refuses a desk that the settings do not know.
 * @throws Fault 400 at `desk`.
 */
const mustBeDesk = async (ctx: Context, desk: string): Promise<void> => {
  if (!Object.hasOwn((await ctx.settings()).desks, desk))
    throw invalidFields({ desk: ['Dit loket kennen we niet.'] })
}

/**
 * Refuses a colleague who works here no more, who is not there now, or who does not see to requests of that desk.
 * @throws Fault 400 at `to`.
 */
const mustSeeTo = async (
  tx: Tx,
  ctx: Context,
  colleague: StaffAccount | undefined,
  placed: Placed,
): Promise<void> => {
  if (!colleague) throw invalidFields({ to: ['Deze collega werkt hier niet (meer).'] })
  if (!isOwnWork(ctx, colleague, placed))
    throw invalidFields({ to: ['Deze collega doet geen aanvragen van dit loket.'] })
  const absence = await absenceNow(tx, ctx, colleague.id)
  if (absence) throw invalidFields({ to: [`${absenceInWords(colleague.name, absence)} Kies iemand anders.`] })
}

const assign = async (ctx: Context, { reference, version, to, desk }: Assignment): Promise<Changed> => {
  const request = await findRequestByReference(ctx, reference)
  await mustBeOwnWork(ctx, request)
  if (desk !== undefined) await mustBeDesk(ctx, desk)
  return ctx.transaction(async (tx) => {
    const colleague = to === undefined ? undefined : await holdStaff(tx, to)
    const work = await holdWork(tx, request.id, version)
    mustBeOpen(work)
    const given = { owner: to ?? null, desk: desk ?? work.desk }
    if (to !== undefined) await mustSeeTo(tx, ctx, colleague, { kind: request.kind, desk: given.desk })
    const isSame = given.owner === work.owner && given.desk === work.desk
    if (isSame && work.claimedUntil === null) return { version: work.version }
    await auditStaff({ ...ctx, database: tx }, 'requests.assign', { submissionId: request.id })
    const facts = { desk: given.desk, ...(to !== undefined && { to }) }
    await recordRequestEvent(tx, ctx, request.id, assigned, facts)
    return { version: await giveWork(tx, request.id, given) }
  })
}

/**
 * Verb of staff: gives a request that waits to a colleague, to a desk, or back to whoever takes it.
 * @throws Fault 400 at `to` or `desk`, 404, 403; 409 `changed` or `not-now`.
 */
export const assignRequest = { may: role('member-service', 'adviser'), run: assign }
