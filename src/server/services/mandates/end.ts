import type { LegalTextName } from '../../../core/rules/legal-texts.ts'
import type { Tx } from '../../database/pool.ts'
import { type House, nowOf } from '../context.ts'

/**
 * Notes in the caller's transaction that nothing is collected by this mandate any more; the books keep it. One that
 * was given while becoming a member gets its row now, with what was agreed to then.
 */
export const endMandate = async (
  tx: Tx,
  house: House,
  of: {
    personId: string
    relationId: string
    reference: string | null
    /** As it stands with the membership. */
    ibanLocked: string | null
    signedOn: string | null
  },
): Promise<void> => {
  if (of.reference === null || of.ibanLocked === null) return
  const agreed = await tx
    .selectFrom('consent')
    .select(['version', 'wording', 'given_at'])
    .where('relation_id', '=', of.relationId)
    .where('legal_text', '=', 'collection' satisfies LegalTextName)
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  await tx
    .insertInto('mandate')
    .values({
      reference: of.reference,
      relation_id: of.relationId,
      person_id: of.personId,
      iban_locked: house.vault.relock(
        of.ibanLocked,
        ['membership.iban_locked', of.relationId],
        ['mandate.iban_locked', of.reference],
      ),
      given_at: of.signedOn === null ? nowOf(house) : `${of.signedOn}T12:00:00Z`,
      ...agreed,
      ended_at: nowOf(house),
    })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet({ ended_at: nowOf(house) }))
    .execute()
}
