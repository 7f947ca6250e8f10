import type { Tx } from '../../database/pool.ts'
import { nowOf, type RequestContext } from '../context.ts'
import { attachRequests } from '../submissions/attach.ts'

/**
 * Notes that somebody followed a link in their mailbox, so that the address of their account is theirs, and attaches the requests
 * that they sent with it before. Belongs in the transaction that uses the link.
 */
export const markEmailVerified = async (tx: Tx, ctx: RequestContext, personId: string): Promise<void> => {
  await tx
    .updateTable('person')
    .set({ email_confirmed_at: nowOf(ctx) })
    .where('id', '=', personId)
    .execute()
  await attachRequests(tx, ctx, personId)
}
