import { sql } from 'kysely'
import { today } from '../../../core/kernel/clock.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { Runtime } from '../../services/context.ts'

export interface ActiveCancellation {
  submissionId: string
  reference: string
  relationId: string
  /** The last day of the membership, YYYY-MM-DD. */
  lastDay: string
}

/** Query for the active cancellations of a person: not withdrawn, and of a membership that ends by it but has not ended yet. */
export const activeCancellations = (
  database: Database | Tx,
  runtime: Pick<Runtime, 'clock'>,
  personId: string,
) =>
  database
    .selectFrom('cancellation')
    .innerJoin('submission', 'submission.id', 'cancellation.submission_id')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.relation_id', '=', 'cancellation.relation_id')
        .on('membership.ends', '=', sql<string>`cancellation.last_day + 1`),
    )
    .select([
      'cancellation.submission_id',
      'cancellation.relation_id',
      'cancellation.last_day',
      'submission.reference',
    ])
    .where('membership.person_id', '=', personId)
    .where('cancellation.withdrawn_at', 'is', null)
    .where('cancellation.last_day', '>=', today(runtime.clock).toString())

/** The active cancellation of a person, sent while logged in or matched by staff; undefined when there is none. */
export const activeCancellationOf = async (
  runtime: Pick<Runtime, 'clock' | 'database'>,
  personId: string,
): Promise<ActiveCancellation | undefined> =>
  toActiveCancellation(await activeCancellations(runtime.database, runtime, personId).executeTakeFirst())

interface Row {
  submission_id: string
  relation_id: string | null
  last_day: string | null
  reference: string
}

/** Converts a row; undefined for none, or for one that was not matched with a membership. */
export const toActiveCancellation = (row: Row | undefined): ActiveCancellation | undefined =>
  row?.relation_id && row.last_day
    ? {
        submissionId: row.submission_id,
        reference: row.reference,
        relationId: row.relation_id,
        lastDay: row.last_day,
      }
    : undefined
