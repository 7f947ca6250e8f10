import { type RawBuilder, sql } from 'kysely'
import { startOfDay, today } from '../../../core/kernel/clock.ts'
import { type Context, nowOf, type StaffActor } from '../context.ts'
import { role } from '../permissions.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { bookedCalls, calledAt } from './callback-callers.ts'
import { promisedBy } from './filter-words.ts'
import { listSightOf } from './rights.ts'
import { type WorkFilter, workKeys } from './work-page.ts'

/** Most of each number that is counted: one more says that there are more. */
const mostCounted = 1000

/** What waits, in numbers that end at 1,001. Each counts what the list of requests shows with the same filters. */
interface WaitingWork {
  /** Of nobody: what is late, and what is promised for the rest of today. */
  pileLate: number
  pileToday: number
  /** One's own: the same two, those whose sender wrote, and those that wait for their sender. */
  ownLate: number
  ownToday: number
  ownAnswered: number
  ownAsked: number
}

/** The day of somebody, in numbers. */
interface Today extends WaitingWork {
  /** Calls booked for today that nobody made yet. */
  callbacks: number
  /** What one began oneself and is not done: acts with several requests, and files with requests. */
  bulkActs: number
  exports: number
}

const counted = (keys: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  SELECT count(*)::int FROM (${keys}) AS counted)`

/**
 * The statement that counts what waits for somebody. Each number is read from the front of an index, and no further than to 1,001,
 * however many requests there are.
 */
export const waitingWork = (
  actor: StaffActor,
  { clock }: Pick<Context, 'clock'>,
): RawBuilder<WaitingWork> => {
  const sight = listSightOf(actor)
  const count = (filter: Partial<WorkFilter>) =>
    counted(workKeys({ order: 'promise', ...filter, limit: mostCounted }, sight))
  const [late, soon] = [promisedBy('laat', clock), promisedBy('vandaag', clock)]
  const own = { owner: actor.id }
  return sql<WaitingWork>`SELECT
    ${count({ owner: null, ...late })} AS "pileLate", ${count({ owner: null, ...soon })} AS "pileToday",
    ${count({ ...own, ...late })} AS "ownLate", ${count({ ...own, ...soon })} AS "ownToday",
    ${count({ ...own, conversation: 'answered' })} AS "ownAnswered",
    ${count({ ...own, conversation: 'asked', open: false, order: 'newest' })} AS "ownAsked"`
}

/** The same of what is not counted from the list of requests. */
const otherWork = (
  actor: StaffActor,
  { clock }: Pick<Context, 'clock'>,
): RawBuilder<Omit<Today, keyof WaitingWork>> => {
  const day = today(clock)
  const span = { from: startOfDay(day), until: startOfDay(day.add({ days: 1 })) }
  const callbacks = sql`SELECT ${bookedCalls(span, actor)} AND ${calledAt} IS NULL
    LIMIT ${mostCounted + 1}`
  const bulkActs = sql`SELECT FROM bulk_act WHERE staff_id = ${actor.id}::uuid AND ended_at IS NULL
    LIMIT ${mostCounted + 1}`
  const exports = sql`SELECT FROM export_job
    WHERE staff_id = ${actor.id}::uuid AND state IN ('waiting', 'running')
      AND ends_at > ${nowOf({ clock })}::timestamptz
    LIMIT ${mostCounted + 1}`
  return sql<Omit<Today, keyof WaitingWork>>`SELECT ${counted(callbacks)} AS callbacks,
    ${counted(bulkActs)} AS "bulkActs", ${counted(exports)} AS exports`
}

const read = async (ctx: Context): Promise<Today> => {
  const actor = await memberOfStaff(ctx)
  const { rows: waiting } = await waitingWork(actor, ctx).execute(ctx.database)
  const { rows: others } = await otherWork(actor, ctx).execute(ctx.database)
  const [work, other] = [waiting[0], others[0]]
  // a statement without a table answers one row
  if (!work || !other) throw new Error('no numbers of today')
  return { ...work, ...other }
}

/**
 * Verb of staff: what waits for whoever asks, in numbers. An adviser counts the own desks alone. It names nobody, so it leaves no
 * trail.
 */
export const readToday = { may: role('member-service', 'adviser'), run: read }
