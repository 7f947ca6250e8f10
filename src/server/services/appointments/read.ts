import type { AppointmentState } from '../../../core/mijn/pages.ts'
import type { ChangeRules } from '../../../core/planning/changes.ts'
import type { Runtime } from '../context.ts'

/** When somebody could come, or comes. */
export interface Span {
  /** ISO 8601 instants. */
  start: string
  end: string
}

/** A moment of a request as it stands now. */
export interface StoredAppointment extends Span {
  submissionId: string
  /** From 1, in the order of the request. */
  number: number
  state: AppointmentState
  /** How often it was changed since it was made: a calendar takes a file over the one with a lower sequence. */
  sequence: number
  /** ISO instant of its last change, or at which the request was received. */
  changedAt: string
  /** Where it is: an address or the link of a video call; by phone or at home where it says nothing. */
  place?: string
  /** What who made it may change of it without a call; one that has none is changed by phone. */
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
