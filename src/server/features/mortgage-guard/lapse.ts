import { sql } from 'kysely'
import { formatDay, today } from '../../../core/kernel/clock.ts'
import { lastDayOf } from '../../../core/rules/membership-year.ts'
import type { Tx } from '../../database/pool.ts'
import type { Ids } from '../../outbox/enqueue.ts'
import type { Runtime } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { flagRequest } from '../../services/submissions/flag.ts'
import { guardEnded } from './mortgage-guard-letters.ts'

/** Flag for staff on the request that began the watch. */
const lapsedFlag = 'hypotheekwacht-ended-with-membership'

/** Adds a flag for staff to the request that began a watch, unless that request was removed by retention. */
export const flagWatch = async (tx: Tx, submissionId: string | null, flag: string): Promise<void> => {
  if (submissionId !== null) await flagRequest(tx, submissionId, flag)
}

interface Ended {
  personId: string
  /** The first day without membership, YYYY-MM-DD. */
  ends: string
  /** The end of the membership was recorded late: watches that began after it end too. */
  late?: boolean
}

/**
 * Ends the watches of a person whose membership is over, as of the day on which it ended: a watch belongs to the membership (spec
 * 001 section 6). Staff see a flag, the person gets a letter. A watch that began after that day belongs to the next membership,
 * unless the end was recorded late. A second run changes nothing.
 */
const endWatches = async (
  tx: Tx,
  runtime: Pick<Runtime, 'clock'>,
  { personId, ends, late = false }: Ended,
): Promise<void> => {
  const ended = await tx
    .updateTable('hypotheekwacht')
    .set({ ends: sql<string>`greatest(since, ${ends}::date)`, end_reason: 'membership' })
    .where('person_id', '=', personId)
    .where('ends', 'is', null)
    .$if(!late, (query) => query.where('since', '<', ends))
    .returning(['submission_id'])
    .execute()
  if (ended.length === 0) return
  for (const { submission_id } of ended) await flagWatch(tx, submission_id, lapsedFlag)
  const until = formatDay(lastDayOf(ends), 'plain')
  await writeLetter(tx, runtime, { letter: guardEnded, personId, facts: { until } })
}

/** Handles `membershipEnded`. */
export const endWatchesOf = async (runtime: Runtime, { person, ends, late }: Ids): Promise<void> => {
  const of = { personId: String(person), ends: String(ends), late: late === 1 }
  await runtime.database.transaction().execute((tx) => endWatches(tx, runtime, of))
}

const endLapsedOf = async (tx: Tx, runtime: Runtime, personId: string): Promise<void> => {
  // locked, so that withdrawing a cancellation and this job wait for each other
  const membership = await tx
    .selectFrom('membership')
    .select('ends')
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
  const ends = membership?.ends
  if (ends && ends <= today(runtime.clock).toString()) await endWatches(tx, runtime, { personId, ends })
}

/** Finds ended memberships with a watch that still runs, and ends these, each person in a transaction of its own. */
export const endLapsedWatches = async (runtime: Runtime): Promise<void> => {
  const lapsed = await runtime.database
    .selectFrom('hypotheekwacht')
    .innerJoin('membership', 'membership.person_id', 'hypotheekwacht.person_id')
    .select('hypotheekwacht.person_id')
    .distinct()
    .where('hypotheekwacht.ends', 'is', null)
    .where('membership.ends', '<=', today(runtime.clock).toString())
    .whereRef('hypotheekwacht.since', '<', 'membership.ends')
    .execute()
  for (const { person_id } of lapsed)
    await runtime.database.transaction().execute((tx) => endLapsedOf(tx, runtime, person_id))
}
