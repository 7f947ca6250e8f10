import { sql } from 'kysely'
import { type ChangeRefusal, changeRefusalOf } from '../../../core/planning/changes.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'
import type { AgendaKey } from './agenda.ts'
import { homeIn } from './travel.ts'

/** A planned appointment as it stands, for whoever made it and may change it. */
export interface OwnAppointment {
  submissionId: string
  number: number
  title: string
  reference: string
  /** ISO instants. */
  start: string
  end: string
  /** The calendar that it stands in; undefined once it is cancelled. */
  agenda: AgendaKey | undefined
  /** Code of the adviser who serves it; undefined where a seat is all that it needs. */
  adviser?: string
  /** Minutes before its begin until which it may be changed; `moves` is how often it may still be moved. */
  changeNotice: number
  movesLeft: number
  /** Why it cannot be changed any more; undefined while it can. */
  closed: ChangeRefusal | undefined
}

/** The number of a planned appointment: a request has one. */
const plannedNumber = 1

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
    .where('appointment.number', '=', plannedNumber)
    .where('change_notice', 'is not', null)

/**
 * The planned appointment of a request; undefined when it has none. `lock` keeps others from changing it until the transaction
 * ends.
 */
export const readOwnAppointment = async (
  { database, clock }: Pick<Runtime, 'clock'> & { database: Database | Tx },
  submissionId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<OwnAppointment | undefined> => {
  // The lock is a statement of its own: what is read after it is as the previous transaction left it.
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
    number: plannedNumber,
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
            // A moved appointment takes as long as it was planned for.
            minutes: (Date.parse(row.ends) - Date.parse(row.starts)) / 60_000,
          },
    ...(row.adviser_code !== null && { adviser: row.adviser_code }),
    changeNotice,
    movesLeft: row.moves_left ?? 0,
    closed: changeRefusalOf({ start: row.starts, cancelled: row.cancelled, changeNotice }, clock.now()),
  }
}
