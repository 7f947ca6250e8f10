import type { Span } from '../../../core/planning/agenda.ts'
import type { Database, Tx } from '../../database/pool.ts'

/** An appointment as staff see it in a day, without anything about whom it is for. */
export interface PlannedAppointment extends Span {
  submissionId: string
  reference: string
  typeCode: string
  seat: number
  adviser: string | null
  /** The home that an adviser comes to. It is forgotten a day after the appointment. */
  home?: { postcode: string; houseNumber: number }
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
    .select(['submission.id', 'reference', 'type_code', 'seat', 'adviser.name as adviser', 'starts', 'ends'])
    .select(['home_postcode', 'home_number'])
    .where('office_code', '=', officeCode)
    .where('starts', '<', end)
    .where('ends', '>', start)
    .orderBy('starts')
    .orderBy('seat')
    .execute()
  return rows.map(({ id, type_code, starts, ends, home_postcode, home_number, ...row }) => ({
    ...row,
    ...{ submissionId: id, typeCode: type_code, start: starts, end: ends },
    ...(home_postcode !== null &&
      home_number !== null && { home: { postcode: home_postcode, houseNumber: home_number } }),
  }))
}
