import type { Span } from '../../../core/planning/agenda.ts'
import type { Database, Tx } from '../../database/pool.ts'

/** An appointment as staff see it in a day: nothing of whom it is for. */
export interface PlannedAppointment extends Span {
  reference: string
  typeCode: string
  seat: number
  adviser: string | null
}

/** The appointments at an office that overlap a span, in the order of time. */
export const appointmentsWithin = async (
  database: Database | Tx,
  officeCode: number,
  { start, end }: Span,
): Promise<PlannedAppointment[]> => {
  const rows = await database
    .selectFrom('reservation')
    .innerJoin('submission', 'submission.id', 'submission_id')
    .leftJoin('adviser', 'adviser.code', 'adviser_code')
    .select(['reference', 'type_code', 'seat', 'adviser.name as adviser', 'starts', 'ends'])
    .where('office_code', '=', officeCode)
    .where('starts', '<', end)
    .where('ends', '>', start)
    .orderBy('starts')
    .orderBy('seat')
    .execute()
  return rows.map(({ reference, type_code, seat, adviser, starts, ends }) => ({
    ...{ reference, seat, adviser, typeCode: type_code },
    start: starts,
    end: ends,
  }))
}
