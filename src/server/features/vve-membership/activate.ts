import { sql } from 'kysely'
import { today } from '../../../core/kernel/clock.ts'
import type { Tx } from '../../database/pool.ts'
import { keepConsents } from '../../services/consents/insert.ts'
import type { Runtime, SystemContext } from '../../services/context.ts'
import { writeInTurn } from '../../services/letters/turn.ts'
import { giveMandate } from '../../services/mandates/give.ts'
import { advance } from '../../services/submissions/advance.ts'
import { vveWelcome } from './letters.ts'
import { numbered } from './request-events.ts'

/**
 * Gives an association its member number and, for direct debit, its mandate, and writes the contact person a letter
 * with the number. Run again it changes nothing: only a row without a number gets one.
 */
export const activateVve = async (ctx: SystemContext, submissionId: string): Promise<void> => {
  await ctx.database.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('vve_membership')
      .select(['id', 'iban_locked', 'contact'])
      .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
      .where('relation_id', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    const next = await sql<{ number: string }>`SELECT nextval('member_number')::text AS number`.execute(tx)
    const relationId = String(next.rows[0]?.number)
    const starts = today(ctx.clock).toString()
    const reference = await takeMandate(tx, ctx, row, relationId)
    await tx
      .updateTable('vve_membership')
      .set({
        relation_id: relationId,
        starts,
        iban_locked: null,
        mandate_reference: reference,
        mandate_signed_on: reference === null ? null : starts,
      })
      .where('id', '=', row.id)
      .execute()
    await advance(tx, ctx, submissionId, numbered)
    await keepConsents(tx, submissionId, relationId)
    const { email } = row.contact as { email: string }
    await writeInTurn(tx, ctx, {
      letter: vveWelcome,
      personId: undefined,
      address: email,
      facts: { relationId },
    })
  })
}

/** The mandate of who pays by direct debit: their IBAN moves there from the row that waited for its number. */
const takeMandate = async (
  tx: Tx,
  runtime: Runtime,
  { id, iban_locked }: { id: string; iban_locked: string | null },
  relationId: string,
): Promise<string | null> => {
  if (iban_locked === null) return null
  return giveMandate(tx, runtime, {
    personId: null,
    relationId,
    lock: (place) => runtime.vault.relock(iban_locked, ['vve_membership.iban_locked', id], place),
    givenAt: `${today(runtime.clock).toString()}T12:00:00Z`,
  })
}
