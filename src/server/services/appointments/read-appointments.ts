import type { AppointmentState } from '../../../core/mijn/pages.ts'
import type { ChangeRules } from '../../../core/planning/changes.ts'
import type { Runtime } from '../context.ts'

/** The time of a moment or an appointment. */
export interface Span {
  /** ISO 8601 instants. */
  start: string
  end: string
}

/** A moment of a request as it stands now. */
export interface StoredAppointment extends Span {
  submissionId: string
  /** Counts from 1, in the order of the request. */
  number: number
  state: AppointmentState
  /** Number of changes since it was made. A calendar replaces an event with a lower sequence. */
  sequence: number
  /** ISO instant of its last change, or at which the request was received. */
  changedAt: string
  /** The place: an address or the link of a video call. Without it, by phone or at home. */
  place?: string
  /** What whoever made it may change without a phone call. Without it, every change is made by phone. */
  changes?: ChangeRules
}

/** The moments of a request in the order of time, cancelled ones included. */
export const appointmentsOf = async (
  { database }: Pick<Runtime, 'database'>,
  submissionId: string,
): Promise<StoredAppointment[]> => {
  const rows = await database
    .selectFrom('appointment')
    .innerJoin('submission', 'submission.id', 'appointment.submission_id')
    .select(['number', 'starts', 'ends', 'confirmed', 'cancelled', 'sequence', 'changed_at', 'received_at'])
    .select(['change_notice', 'moves_left', 'place'])
    .where('submission_id', '=', submissionId)
    .orderBy('starts')
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    submissionId,
    number: row.number,
    start: row.starts,
    end: row.ends,
    state: row.cancelled ? 'cancelled' : row.confirmed ? 'confirmed' : 'asked',
    sequence: row.sequence,
    changedAt: row.changed_at ?? row.received_at,
    ...(row.place !== null && { place: row.place }),
    ...(row.change_notice !== null &&
      row.moves_left !== null && { changes: { changeNotice: row.change_notice, moves: row.moves_left } }),
  }))
}
