import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import { enqueueAll } from '../../outbox/enqueue.ts'
import type { Context } from '../context.ts'
import { cancellationLetterQueue } from './cancellation-letters-queues.ts'

const move = async (tx: Tx, submissionId: string, state: 'ordered' | 'void') =>
  tx
    .updateTable('cancellation_letter')
    .set({ state })
    .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()

/** Queues the letters of a request, each as a job of its own, once the new insurance is accepted. A second run does nothing. */
export const orderLetters = (ctx: Context, submissionId: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const ordered = await move(tx, submissionId, 'ordered')
    if (ordered.length === 0) return
    await enqueueAll(
      tx,
      cancellationLetterQueue,
      ordered.map(({ id }) => ({ data: { letter: id }, key: id })),
    )
  })

/** Erases the signature for the letters of a request, when none of them is to be sent any more. */
export const eraseSignature = async (tx: Tx, submissionId: string): Promise<void> => {
  await tx
    .deleteFrom('cancellation_signature')
    .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
    .execute()
}

/** Makes sure that no letter of a request is sent, since there is no new insurance. */
export const voidLetters = (ctx: Context, submissionId: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const voided = await move(tx, submissionId, 'void')
    if (voided.length > 0) await eraseSignature(tx, submissionId)
  })
