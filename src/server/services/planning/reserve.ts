import type { RawBuilder } from 'kysely'
import type { Slot } from '../../../core/planning/agenda.ts'
import type { Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'
import type { Agenda } from './agenda.ts'
import { isHoldOf, takeSeat } from './take-seat.ts'

export interface AppointmentKey {
  submissionId: string
  /** The number of the appointment within its request, counted from 1. */
  number: number
}

/**
 * Gives an appointment its seat, in the transaction that takes its request in: the seat of the hold with this token where that
 * still exists, or else any free seat.
 * @throws Fault 409 `slot-taken`.
 */
export const reserveSeat = async (
  tx: Tx,
  runtime: Pick<Runtime, 'clock'>,
  agenda: Agenda,
  slot: Slot,
  { submissionId, number, token }: AppointmentKey & { token?: string | undefined },
): Promise<void> => {
  const claim = { submission_id: submissionId, number }
  if (token !== undefined && (await bookHeld(tx, isHoldOf(agenda, slot, token), claim))) return
  await takeSeat(tx, runtime, agenda, slot, claim)
}

/** Turns a hold into an appointment. An expired hold counts too, as long as nobody took its place. */
const bookHeld = async (
  tx: Tx,
  held: RawBuilder<boolean>,
  claim: { submission_id: string; number: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('reservation')
    .set({ ...claim, held_until: null, session_id: null, caller: null })
    .where(held)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Moves an appointment to another slot, which may be at another office. It frees the old seat and reserves the new one in the
 * caller's transaction, so a rollback keeps the old seat when the new one is taken. The times of the appointment itself stay as
 * they were: call `changeAppointment` in the same transaction to change those.
 * @throws Fault 409 `slot-taken`.
 */
export const moveSeat = async (
  tx: Tx,
  runtime: Pick<Runtime, 'clock'>,
  agenda: Agenda,
  slot: Slot,
  appointment: AppointmentKey & { token?: string | undefined },
): Promise<void> => {
  await freeSeat(tx, appointment)
  await reserveSeat(tx, runtime, agenda, slot, appointment)
}

/** Frees the seat of a cancelled appointment. Does nothing when it has none. */
export const freeSeat = async (tx: Tx, { submissionId, number }: AppointmentKey): Promise<void> => {
  await tx
    .deleteFrom('reservation')
    .where('submission_id', '=', submissionId)
    .where('number', '=', number)
    .execute()
}
