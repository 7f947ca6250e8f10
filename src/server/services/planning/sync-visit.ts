import { PartnerError } from '../../../core/kernel/fault.ts'
import { appointmentUid } from '../../ports/calendar.ts'
import type { InspectionOrder } from '../../ports/inspections.ts'
import { appointmentsOf } from '../appointments/read-appointments.ts'
import type { Context } from '../context.ts'
import { readSubmission } from '../submissions/read-submission.ts'
import type { VisitedHome } from './agenda.ts'
import { readOwnAppointment } from './own-appointment.ts'
import { reoffer } from './sync-calendar.ts'

/** The part of an inspection order that depends on the request, without its time and its inspector. */
type OrderDetails = Omit<InspectionOrder, 'uid' | 'sequence' | 'reference' | 'inspector' | 'start' | 'end'>

/**
 * Makes the partner who comes to homes know the appointment of a request as it stands. A second run changes nothing. When the
 * partner refuses the appointment, other times are offered by mail and the request is flagged for staff. `orderOf` says what is
 * ordered.
 * @throws PartnerError while the partner cannot be reached.
 */
export const syncVisit = async (
  ctx: Context,
  submissionId: string,
  orderOf: (request: unknown, home: VisitedHome) => OrderDetails,
): Promise<void> => {
  const [appointment] = await appointmentsOf(ctx, submissionId)
  const uid = appointmentUid(submissionId, 1)
  if (!appointment || appointment.state === 'cancelled') {
    await ctx.ports.inspections.remove(uid)
    return
  }
  const own = await readOwnAppointment(ctx, submissionId)
  const submission = await readSubmission(ctx, submissionId)
  const home = own?.agenda?.home
  if (!own || !submission || !home) return
  const { start, end, sequence } = appointment
  const order = {
    ...orderOf(submission.request, home),
    ...{ uid, sequence, reference: own.reference, inspector: own.adviser },
  }
  try {
    await ctx.ports.inspections.place({
      ...order,
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    })
  } catch (thrown) {
    if (!(thrown instanceof PartnerError) || thrown.reason !== 'refused') throw thrown
    await reoffer(ctx, own, { sequence })
  }
  // A change made meanwhile may have reached the partner before this order did, so it is sent again.
  const [now] = await appointmentsOf(ctx, submissionId)
  if (now?.sequence !== sequence) await syncVisit(ctx, submissionId, orderOf)
}
