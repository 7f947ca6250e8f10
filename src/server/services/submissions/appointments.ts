import type { Runtime } from '../context.ts'

/** When somebody could come, or comes. */
export interface Span {
  /** ISO 8601 instants. */
  start: string
  end: string
}

/** A moment of a request: asked for, until who comes has confirmed it. */
export interface StoredAppointment extends Span {
  /** From 1, in the order of the request. */
  number: number
  confirmed: boolean
}

/** Name of the calendar file of an appointment, as it is attached to the confirmation. */
export const calendarFile = (number: number): string => `moment-${number}.ics`

/** The moments of a request in the order of time. */
export const appointmentsOf = async (
  runtime: Runtime,
  submissionId: string,
): Promise<StoredAppointment[]> => {
  const rows = await runtime.database
    .selectFrom('appointment')
    .select(['number', 'starts', 'ends', 'confirmed'])
    .where('submission_id', '=', submissionId)
    .orderBy('starts')
    .orderBy('number')
    .execute()
  return rows.map(({ number, starts, ends, confirmed }) => ({ number, start: starts, end: ends, confirmed }))
}
