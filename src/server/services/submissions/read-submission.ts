import { type Selectable, sql } from 'kysely'
import type { FrozenAnswer } from '../../../core/fields/brick/frozen.ts'
import type { DB } from '../../database/tables.ts'
import { appointmentsOf, type StoredAppointment } from '../appointments/read-appointments.ts'
import type { Runtime } from '../context.ts'
import { requestIn } from './stored-request.ts'

/** Questions and answers as they were shown, for staff and for the mail copy. It never changes. */
export interface FrozenSummary {
  title: string
  office: FrozenAnswer[]
  mail: FrozenAnswer[]
}

export interface ReadSubmission {
  id: string
  reference: string
  /** Name of the endpoint (call) that took it in. */
  kind: string
  /** ISO 8601 instant. */
  receivedAt: string
  /** The parsed request without what is never kept; masked answers are masked. */
  request: unknown
  summary: FrozenSummary
  /** Its moments as they stand now, in the order of time. */
  appointments: readonly StoredAppointment[]
}

const columns = ['id', 'kind', 'reference', 'received_at', 'request', 'summary'] as const

type Row = Pick<Selectable<DB['submission']>, (typeof columns)[number]>

const submissionOf = async (runtime: Pick<Runtime, 'database'>, row: Row): Promise<ReadSubmission> => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  receivedAt: row.received_at,
  request: requestIn(row.request),
  summary: row.summary as FrozenSummary,
  appointments: await appointmentsOf(runtime, row.id),
})

/** Reads a submission back; undefined when there is none. */
export const readSubmission = async (
  runtime: Pick<Runtime, 'database'>,
  id: string,
): Promise<ReadSubmission | undefined> => {
  const row = await runtime.database
    .selectFrom('submission')
    .select(columns)
    .where('id', '=', sql<string>`${id}::uuid`)
    .executeTakeFirst()
  return row && submissionOf(runtime, row)
}

/** Reads a submission that still has to reach this partner; undefined when it has reached it, or need not. */
export const readUndelivered = async (
  runtime: Runtime,
  id: string,
  partner: string,
): Promise<ReadSubmission | undefined> => {
  const row = await runtime.database
    .selectFrom('submission')
    .innerJoin('delivery', 'delivery.submission_id', 'submission.id')
    .select(columns)
    .where('id', '=', sql<string>`${id}::uuid`)
    .where('partner', '=', partner)
    .where('delivery.state', '<>', 'delivered')
    .executeTakeFirst()
  return row && submissionOf(runtime, row)
}
