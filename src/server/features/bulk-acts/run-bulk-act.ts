import { Fault } from '../../../core/kernel/fault.ts'
import { type BulkAct, type BulkResult, bulkActs } from '../../../core/staff/bulk-acts.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { type Context, nowOf, type StaffActor } from '../../services/context.ts'
import { actorOf, staffContext } from '../../services/staff/staff-context.ts'
import { actsOfMany, type Given } from './acts-of-many.ts'
import { bulkRequestId } from './bulk-request-id.ts'
import { isRefusal, sentenceOf } from './sentence-of.ts'

/** What was begun, as the job does it. */
interface Begun {
  id: string
  act: BulkAct
  staffId: string
  given: Given
}

/** One request of it that still waits. */
interface Waiting {
  submissionId: string
  reference: string
  version: number
}

/** Another run of the same job dealt with the request meanwhile, or it was removed. */
class AlreadySettled extends Error {
  override readonly name = 'AlreadySettled'
}

const isBulkAct = (word: string): word is BulkAct => (bulkActs as readonly string[]).includes(word)

/** What is still to be done; undefined for what ended, was removed, or is called by a word that this release does not know. */
const findBegun = async ({ database }: Context, id: string): Promise<Begun | undefined> => {
  const row = await database
    .selectFrom('bulk_act')
    .select(['action', 'staff_id', 'given'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  if (!isBulkAct(row.action)) throw new Error(`Nobody does "${row.action}" with several requests.`)
  return { id, act: row.action, staffId: row.staff_id, given: row.given as Given }
}

const nextOf = ({ database }: Context, { id }: Begun): Promise<Waiting | undefined> =>
  database
    .selectFrom('bulk_act_item')
    .innerJoin('submission', 'submission.id', 'bulk_act_item.submission_id')
    .select(['submission.id as submissionId', 'submission.reference', 'bulk_act_item.version'])
    .where('bulk_act_id', '=', id)
    .where('result', '=', 'waiting')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()

/** What became of a request. One that has its result keeps it. */
const write = async (
  database: Database | Tx,
  ctx: Context,
  { id }: Begun,
  { submissionId }: Waiting,
  { result, sentence = null }: { result: Exclude<BulkResult, 'waiting'>; sentence?: string | null },
): Promise<void> => {
  await database
    .updateTable('bulk_act_item')
    .set({ result, sentence, at: nowOf(ctx) })
    .where('bulk_act_id', '=', id)
    .where('submission_id', '=', submissionId)
    .where('result', '=', 'waiting')
    .execute()
}

/**
 * Locks the row of a request until the end of the transaction, so that of two runs of one job one deals with it.
 * @throws AlreadySettled.
 */
const hold = async (tx: Tx, { id }: Begun, { submissionId }: Waiting): Promise<void> => {
  const row = await tx
    .selectFrom('bulk_act_item')
    .select('result')
    .where('bulk_act_id', '=', id)
    .where('submission_id', '=', submissionId)
    .forUpdate()
    .executeTakeFirst()
  if (row?.result !== 'waiting') throw new AlreadySettled()
}

/**
 * The context in which the act is done with one request: whoever began it acts, with the roles of now, and the transaction of the verb
 * is also that of its result. So a request has its result if and only if the act was done with it, wherever the process dies.
 */
const contextOf = (ctx: Context, actor: StaffActor, begun: Begun, one: Waiting): Context => ({
  ...staffContext(ctx, actor),
  requestId: bulkRequestId(begun.id),
  transaction: (work) =>
    ctx.transaction(async (tx) => {
      await hold(tx, begun, one)
      const answer = await work(tx)
      await write(tx, ctx, begun, one, { result: 'done' })
      return answer
    }),
})

const gone = () => new Fault(403, 'not-allowed', 'Wie dit begon, werkt hier niet meer.')

const doOne = async (ctx: Context, begun: Begun, one: Waiting): Promise<void> => {
  const { act, staffId, given } = begun
  const actor = await actorOf(ctx.database, staffId)
  if (!actor) throw gone()
  await actsOfMany[act].run(contextOf(ctx, actor, begun, one), one, given)
  // a verb that had nothing to write has no transaction
  await write(ctx.database, ctx, begun, one, { result: 'done' })
}

const unexpected = 'Er ging bij ons iets mis. Kijk naar deze aanvraag, en probeer het daar nog eens.'

/**
 * Does it with one request, and writes why where it cannot be done. A mistake of the site keeps none of the others waiting.
 * @throws what the database throws while it is away, for the next try of the job.
 */
const settle = async (ctx: Context, begun: Begun, one: Waiting): Promise<void> => {
  try {
    await doOne(ctx, begun, one)
  } catch (thrown) {
    if (thrown instanceof AlreadySettled) return
    if (isRefusal(thrown))
      return write(ctx.database, ctx, begun, one, { result: 'refused', sentence: sentenceOf(thrown) })
    await write(ctx.database, ctx, begun, one, { result: 'failed', sentence: unexpected })
    ctx.note('bulk act failed', {
      act: begun.act,
      submission: one.submissionId,
      error: thrown instanceof Error ? thrown.name : 'unknown',
    })
  }
}

/** Every request has its result. A note or a message now stands with each that it was written with, and here no longer. */
const end = (ctx: Context, { id, given: { note: _note, text: _text, ...given } }: Begun) =>
  ctx.database
    .updateTable('bulk_act')
    .set({ ended_at: nowOf(ctx), given: JSON.stringify(given) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()

/**
 * Does what was begun with several requests, one after the other, each by the verb of that act in the name of whoever began it. A run
 * that follows one which died goes on with the first request that has no result.
 */
export const runBulkAct = async (ctx: Context, id: string): Promise<void> => {
  const begun = await findBegun(ctx, id)
  if (!begun) return
  for (;;) {
    const one = await nextOf(ctx, begun)
    if (!one) break
    await settle(ctx, begun, one)
  }
  await end(ctx, begun)
}
