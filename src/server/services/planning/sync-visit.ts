import { PartnerError } from '../../../core/kernel/fault.ts'
import { appointmentUid } from '../../ports/calendar.ts'
import type { InspectionOrder } from '../../ports/inspections.ts'
import { appointmentsOf } from '../appointments/read.ts'
import type { SystemContext } from '../context.ts'
import { readSubmission } from '../submissions/read.ts'
import type { VisitedHome } from './agenda.ts'
import { readOwnAppointment } from './own-appointment.ts'
import { reoffer } from './sync-calendar.ts'

/** Of an order all but when it is, and who comes. */
type Ordered = Omit<InspectionOrder, 'uid' | 'sequence' | 'reference' | 'inspector' | 'start' | 'end'>

/**
 * Brings the partner who comes to homes in line with the appointment of a request as it stands: run again, or after another
 * change, it changes nothing. What the partner refuses is offered at other times by mail, and flagged to staff. `orderOf` says
 * what is ordered.
 * @throws PartnerError while the partner cannot be reached.
 */
export const syncVisit = async (
  ctx: SystemContext,
  submissionId: string,
  orderOf: (request: unknown, home: VisitedHome) => Ordered,
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
  // what changed while it was on its way may have reached the partner before it
  const [now] = await appointmentsOf(ctx, submissionId)
  if (now?.sequence !== sequence) await syncVisit(ctx, submissionId, orderOf)
}
