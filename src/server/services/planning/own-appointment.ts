import { sql } from 'kysely'
import { type Closed, closedFor } from '../../../core/planning/changes.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'
import type { AgendaKey } from './agenda.ts'
import { homeIn } from './travel.ts'

/** A planned appointment that who made it may change, as it stands. */
export interface OwnAppointment {
  submissionId: string
  number: number
  /** What it is for, as its request is called. */
  title: string
  reference: string
  /** ISO instants. */
  start: string
  end: string
  /** Which calendar it stands in; undefined once it is off. */
  agenda: AgendaKey | undefined
  /** Code of who comes, or whom one meets; none where a seat is all that it needs. */
  adviser?: string
  /** Minutes before its begin until which it may be changed, and how often it may still be moved. */
  changeNotice: number
  moves: number
  /** Why it cannot be changed any more. */
  closed: Closed | undefined
}

/** The first appointment of a request, which is the only one of what is planned. */
const first = 1

const select = (db: Database | Tx, submissionId: string) =>
  db
    .selectFrom('appointment')
    .innerJoin('submission', 'submission.id', 'appointment.submission_id')
    .leftJoin('reservation', (join) =>
      join
        .onRef('reservation.submission_id', '=', 'appointment.submission_id')
        .onRef('reservation.number', '=', 'appointment.number'),
    )
    .select(['appointment.starts', 'appointment.ends', 'cancelled', 'change_notice', 'moves_left'])
    .select([
      'submission.reference',
      'office_code',
      'type_code',
      'adviser_code',
      'home_postcode',
      'home_number',
      'lat',
      'lon',
    ])
    .select(sql<string>`summary ->> 'title'`.as('title'))
    .where('appointment.submission_id', '=', sql<string>`${submissionId}::uuid`)
    .where('appointment.number', '=', first)
    .where('change_notice', 'is not', null)

/**
 * The appointment of a request that may be changed without a call; undefined when there is none. `lock` keeps others from
 * changing it until the transaction ends.
 */
export const readOwnAppointment = async (
  { database, clock }: Pick<Runtime, 'clock'> & { database: Database | Tx },
  submissionId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<OwnAppointment | undefined> => {
  // in a statement of its own: what is read after it is as the one before left it
  if (lock)
    await database
      .selectFrom('appointment')
      .select('number')
      .where('submission_id', '=', submissionId)
      .forUpdate()
      .execute()
  const row = await select(database, submissionId).executeTakeFirst()
  if (!row) return undefined
  const changeNotice = row.change_notice ?? 0
  return {
    submissionId,
    number: first,
    title: row.title,
    reference: row.reference,
    start: row.starts,
    end: row.ends,
    agenda:
      row.office_code === null || row.type_code === null
        ? undefined
        : {
            officeCode: row.office_code,
            typeCode: row.type_code,
            home: homeIn(row),
            // moved it takes as long as it was planned for
            minutes: (Date.parse(row.ends) - Date.parse(row.starts)) / 60_000,
          },
    ...(row.adviser_code !== null && { adviser: row.adviser_code }),
    changeNotice,
    moves: row.moves_left ?? 0,
    closed: closedFor({ start: row.starts, cancelled: row.cancelled, changeNotice }, clock.now()),
  }
}
