import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../context.ts'
import type { Span, StoredAppointment } from './read-appointments.ts'

/** A change of an appointment: whoever comes confirms it, it is cancelled, or it moves to another time. */
export type AppointmentChange = 'confirmed' | 'cancelled' | Span

/**
 * Changes an appointment and raises its sequence, so that its next calendar file replaces the previous one (RFC 5546, section
 * 2.1.4). Belongs in the transaction that records the event by `recordRequestEvent`.
 * @throws Error when there is no such appointment, or it was cancelled before: nothing brings it back.
 */
export const changeAppointment = async (
  tx: Tx,
  runtime: Pick<Runtime, 'clock'>,
  { submissionId, number }: Pick<StoredAppointment, 'submissionId' | 'number'>,
  change: AppointmentChange,
): Promise<void> => {
  const changed = await tx
    .updateTable('appointment')
    .set({
      ...(change === 'confirmed' && { confirmed: true }),
      ...(change === 'cancelled' && { cancelled: true }),
      ...(typeof change === 'object' && { starts: change.start, ends: change.end }),
      sequence: sql<number>`sequence + 1`,
      changed_at: nowOf(runtime),
    })
    .where('submission_id', '=', submissionId)
    .where('number', '=', number)
    .where('cancelled', '=', false)
    .executeTakeFirst()
  if (!changed.numUpdatedRows)
    throw new Error(`Appointment ${number} of request ${submissionId} cannot be changed any more.`)
}
