import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import { enqueueAll } from '../../outbox/enqueue.ts'
import type { SystemContext } from '../context.ts'
import { cancellationLetterQueue } from './queues.ts'

const move = async (tx: Tx, submissionId: string, state: 'ordered' | 'void') =>
  tx
    .updateTable('cancellation_letter')
    .set({ state })
    .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()

/** Has the letters of a request sent, each by a job of its own, as the new insurance is accepted. Run again it does nothing. */
export const orderLetters = (ctx: SystemContext, submissionId: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const ordered = await move(tx, submissionId, 'ordered')
    if (ordered.length === 0) return
    await enqueueAll(
      tx,
      cancellationLetterQueue,
      ordered.map(({ id }) => ({ data: { letter: id }, key: id })),
    )
  })

/** Erases the signature below the letters of a request: none of them is still to be sent. */
export const eraseSignature = async (tx: Tx, submissionId: string): Promise<void> => {
  await tx
    .deleteFrom('cancellation_signature')
    .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
    .execute()
}

/** Sends none of the letters of a request, as there is no new insurance: nothing is cancelled. */
export const voidLetters = (ctx: SystemContext, submissionId: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const voided = await move(tx, submissionId, 'void')
    if (voided.length > 0) await eraseSignature(tx, submissionId)
  })
