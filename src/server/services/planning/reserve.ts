import type { RawBuilder } from 'kysely'
import type { Slot } from '../../../core/planning/agenda.ts'
import type { Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'
import type { Agenda } from './agenda.ts'
import { isHoldOf, takeSeat } from './take.ts'

/** An appointment of a request, as `submit` wrote it. */
export interface AppointmentKey {
  submissionId: string
  /** From 1. */
  number: number
}

/**
 * Gives an appointment its seat, in the transaction that takes its request in: that of the hold with this token, where it
 * still is there, else any that is free.
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

/** Also a hold that ran out, as long as nobody took its place. */
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
 * Moves an appointment to another slot, of whatever office: the seat that it had is free with the same commit that makes the
 * new one its own, and stays its own when the new one is taken. Belongs beside `changeAppointment`.
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

/** Frees the seat of an appointment that is off; nothing when it has none. */
export const freeSeat = async (tx: Tx, { submissionId, number }: AppointmentKey): Promise<void> => {
  await tx
    .deleteFrom('reservation')
    .where('submission_id', '=', submissionId)
    .where('number', '=', number)
    .execute()
}
