import { Fault } from '../../../core/kernel/fault.ts'
import { changeRefusalOf } from '../../../core/planning/changes.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import { type Context, nowOf } from '../context.ts'
import { role } from '../permissions.ts'
import { cancelAppointment } from './change-appointment.ts'

/** What happened to the appointments of one caller, by the references of their requests. */
export interface CancelledCaller {
  cancelled: string[]
  /** Appointments that begin too soon to be cancelled without a phone call. */
  tooLate: string[]
}

/**
 * The request with this reference, and those with a planned appointment still to come that were made from the same network, itself
 * among them where it has one.
 */
const requestsOfCaller = async (ctx: Context, reference: string) => {
  const one = await ctx.database
    .selectFrom('submission')
    .select(['id', 'caller'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!one) throw new Fault(404, 'request-unknown', `Er is geen aanvraag met referentie ${reference}.`)
  if (!one.caller)
    throw new Fault(
      409,
      'caller-forgotten',
      `Van aanvraag ${reference} weten we niet meer waarvandaan ze kwam: dat bewaren we 7 dagen.`,
    )
  const requests = await ctx.database
    .selectFrom('submission')
    .innerJoin('appointment', 'appointment.submission_id', 'submission.id')
    .select(['submission.id', 'reference', 'appointment.starts', 'change_notice'])
    .where('caller', '=', one.caller)
    .where('change_notice', 'is not', null)
    .where('appointment.cancelled', '=', false)
    .where('appointment.starts', '>', nowOf(ctx))
    .orderBy('received_at')
    .execute()
  return { submissionId: one.id, requests }
}

type PlannedRequest = Awaited<ReturnType<typeof requestsOfCaller>>['requests'][number]

/** What a run at this moment would do with these requests. */
const expectedOf = (requests: readonly PlannedRequest[], now: number): CancelledCaller => {
  const { open = [], closed = [] } = Object.groupBy(requests, ({ starts, change_notice: notice }) =>
    changeRefusalOf({ start: starts, cancelled: false, changeNotice: notice ?? 0 }, now) ? 'closed' : 'open',
  )
  return {
    cancelled: open.map(({ reference }) => reference),
    tooLate: closed.map(({ reference }) => reference),
  }
}

const run = async (
  ctx: Context,
  { reference, dry }: { reference: string; dry: boolean },
): Promise<CancelledCaller> => {
  const { submissionId, requests } = await requestsOfCaller(ctx, reference)
  const touched = [...new Set([submissionId, ...requests.map(({ id }) => id)])]
  await auditStaff(
    ctx,
    dry ? 'planning.look-at-caller' : 'planning.cancel-caller',
    ...touched.map((id) => ({ submissionId: id })),
  )
  if (dry) return expectedOf(requests, ctx.clock.now())
  const of: CancelledCaller = { cancelled: [], tooLate: [] }
  // Each in a transaction of its own: after a stop half-way the cancelled ones stay cancelled, and a second run goes on with the
  // rest.
  for (const one of requests)
    try {
      await cancelAppointment(ctx, one.id)
      of.cancelled.push(one.reference)
    } catch (thrown) {
      if (!(thrown instanceof Fault && thrown.code === 'appointment-closed')) throw thrown
      of.tooLate.push(one.reference)
    }
  return of
}

/**
 * Verb of staff: cancels every planned appointment still to come that was made from the network (an IPv4 address, a /56 of IPv6)
 * of one request, for a calendar that somebody filled with made-up people. Each sender is mailed, so that real people can call.
 * `dry` cancels nothing and answers what would be cancelled. May be run again.
 * @throws Fault 404 `request-unknown`, 409 `caller-forgotten`.
 */
export const cancelCaller = { may: role('member-service'), run }
