import { sql } from 'kysely'
import { today } from '../../../core/kernel/clock.ts'
import { directDebit } from '../../../core/rules/payment-methods.ts'
import { keepConsents } from '../../services/consents/insert.ts'
import type { Runtime } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write.ts'
import { mandateReference } from '../../services/mandates/give.ts'
import { advance } from '../../services/submissions/advance.ts'
import { vveWelcome } from './letters.ts'
import { numbered } from './request-events.ts'

/**
 * Gives an association its member number and, for direct debit, its mandate, and writes the contact person a letter
 * with the number. Run again it changes nothing: only a row without a number gets one.
 */
export const activateVve = async (runtime: Runtime, submissionId: string): Promise<void> => {
  await runtime.database.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('vve_membership')
      .select(['id', 'payment_method', 'contact'])
      .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
      .where('relation_id', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    const next = await sql<{ number: string }>`SELECT nextval('member_number')::text AS number`.execute(tx)
    const relationId = String(next.rows[0]?.number)
    const starts = today(runtime.clock).toString()
    const debit = row.payment_method === directDebit
    await tx
      .updateTable('vve_membership')
      .set({
        relation_id: relationId,
        starts,
        mandate_reference: debit ? mandateReference(runtime, relationId) : null,
        mandate_signed_on: debit ? starts : null,
      })
      .where('id', '=', row.id)
      .execute()
    await advance(tx, runtime, submissionId, numbered)
    await keepConsents(tx, submissionId, relationId)
    const { email } = row.contact as { email: string }
    await writeLetter(tx, runtime, {
      letter: vveWelcome,
      personId: undefined,
      address: email,
      facts: { relationId },
    })
  })
}
