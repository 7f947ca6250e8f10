import type { AppointmentWish } from '../../../core/groups/appointment.ts'
import type { Slot } from '../../../core/planning/agenda.ts'
import type { Tx } from '../../database/pool.ts'
import { changeAppointment } from '../appointments/change.ts'
import type { RequestContext } from '../context.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import type { Submission } from '../submissions/submit.ts'
import { admitAppointment } from './admit.ts'
import type { Agenda, AgendaKey } from './agenda.ts'
import { planned } from './planning-request-events.ts'
import { reserveSeat } from './reserve.ts'
import { mustFindAgenda, offeredSlot } from './slot.ts'
import { queueSync } from './sync-calendar.ts'

/** The appointment that a request asks for, at a time that the rules offer, whether or not it is taken. */
export interface WishedAppointment {
  agenda: Agenda
  slot: Slot
  /** Token of the hold under which the slot was chosen. */
  token: string | undefined
}

/**
 * Reads the appointment that a request asks for. `at` is put before the paths of its fields in error messages.
 * @throws Fault 400 for a time that is not offered, 404 `agenda-unknown`.
 */
export const readWish = async (
  ctx: RequestContext,
  key: AgendaKey,
  wish: AppointmentWish,
  at = 'appointment.',
): Promise<WishedAppointment> => {
  const agenda = await mustFindAgenda(ctx, key)
  const slot = await offeredSlot(ctx, agenda, wish, { date: `${at}date`, time: `${at}time` })
  return { agenda, slot, token: wish.hold }
}

/**
 * Gives a request that was just taken in its seat, and confirms its first moment. Belongs in the transaction of `submit`, which
 * has the slot among its moments. `place` is where it is; without it, it is by phone.
 * @throws Fault 409 `slot-taken`, 403 and 429 as `admitAppointment`, and nothing is taken in.
 */
export const planAppointment = async (
  tx: Tx,
  ctx: RequestContext,
  { agenda, slot, token }: WishedAppointment,
  { id }: Submission,
  place?: string,
): Promise<void> => {
  await admitAppointment(tx, ctx, agenda)
  const appointment = { submissionId: id, number: 1 }
  await reserveSeat(tx, ctx, agenda, slot, { ...appointment, token })
  // Kept as the visitor was told when booking, whatever the planning says later.
  await tx
    .updateTable('appointment')
    .set({ change_notice: agenda.changes.changeNotice, moves_left: agenda.changes.moves, place })
    .where('submission_id', '=', id)
    .where('number', '=', 1)
    .execute()
  await changeAppointment(tx, ctx, appointment, 'confirmed')
  await queueSync(tx, id, agenda)
  await recordRequestEvent(tx, ctx, id, planned)
}
