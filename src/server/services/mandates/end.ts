import type { Tx } from '../../database/pool.ts'
import type { LegalTextName } from '../consents/insert-consent.ts'
import { nowOf, type Runtime } from '../context.ts'

/**
 * Ends a mandate, in the caller's transaction: nothing is collected with it any more, and it is kept for the books. A mandate
 * that was given while becoming a member gets the wording that was agreed to then.
 */
export const endMandate = async (
  tx: Tx,
  runtime: Runtime,
  { relationId, reference }: { relationId: string; reference: string | null },
): Promise<void> => {
  if (reference === null) return
  await tx
    .updateTable('mandate')
    .set({ ended_at: nowOf(runtime) })
    .where('reference', '=', reference)
    .execute()
  const agreed = await tx
    .selectFrom('consent')
    .select(['version', 'wording', 'given_at'])
    .where('relation_id', '=', relationId)
    .where('legal_text', '=', 'collection' satisfies LegalTextName)
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!agreed) return
  await tx
    .updateTable('mandate')
    .set(agreed)
    .where('reference', '=', reference)
    .where('wording', 'is', null)
    .execute()
}
