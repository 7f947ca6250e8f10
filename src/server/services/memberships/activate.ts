import { sql } from 'kysely'
import { today } from '../../../core/kernel/clock.ts'
import { nextYearStarts } from '../../../core/rules/membership-year.ts'
import { directDebit } from '../../../core/rules/payment-methods.ts'
import type { Tx } from '../../database/pool.ts'
import { later } from '../../outbox/later.ts'
import { keepConsents } from '../consents/insert.ts'
import { type House, nowOf } from '../context.ts'
import { writeLetter } from '../letters/write.ts'
import { endMandate } from '../mandates/end.ts'
import { mandateReference } from '../mandates/reference.ts'
import { memberWelcome } from './letters.ts'
import { membershipEnded } from './queues.ts'

/**
 * Makes the membership that a submission asked for, with a member number and, for direct debit, a mandate. Run
 * again it changes nothing: whoever marks the application as done makes the membership, in that transaction.
 */
export const activateMembership = async (house: House, submissionId: string): Promise<void> => {
  await house.database.transaction().execute(async (tx) => {
    const application = await tx
      .updateTable('membership_application')
      .set({ activated_at: nowOf(house) })
      .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
      .where('activated_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!application) return
    const relationId = await relationIdOf(tx, house, application.person_id)
    const starts = today(house.clock)
    const debit = application.payment_method === directDebit
    await tx
      .insertInto('membership')
      .values({
        relation_id: relationId,
        person_id: application.person_id,
        starts: starts.toString(),
        ends: application.renews ? null : nextYearStarts(starts.toString(), starts).toString(),
        renews: application.renews,
        payment_method: application.payment_method,
        iban_locked:
          application.iban_locked &&
          house.vault.relock(
            application.iban_locked,
            ['membership_application.iban_locked', submissionId],
            ['membership.iban_locked', relationId],
          ),
        mandate_reference: debit ? mandateReference(house, relationId) : null,
        mandate_signed_on: debit ? starts.toString() : null,
        fee_cents: application.fee_cents,
        surcharge_cents: application.surcharge_cents,
        submission_id: submissionId,
      })
      .execute()
    await keepConsents(tx, submissionId, relationId)
    await writeLetter(tx, house, {
      letter: memberWelcome,
      personId: application.person_id,
      facts: { relationId },
    })
  })
}

/** Who was a member before gets the same number again; its old membership makes place, and its mandate goes to the books. */
const relationIdOf = async (tx: Tx, house: House, personId: string): Promise<string> => {
  const before = await tx
    .deleteFrom('membership')
    .where('person_id', '=', personId)
    .returning(['relation_id', 'ends', 'mandate_reference', 'iban_locked', 'mandate_signed_on'])
    .executeTakeFirst()
  if (before) {
    if (before.ends) await later(tx, membershipEnded, { person: personId, ends: before.ends })
    await endMandate(tx, house, {
      personId,
      relationId: before.relation_id,
      reference: before.mandate_reference,
      ibanLocked: before.iban_locked,
      signedOn: before.mandate_signed_on,
    })
    return before.relation_id
  }
  const next = await sql<{ number: string }>`SELECT nextval('member_number')::text AS number`.execute(tx)
  return String(next.rows[0]?.number)
}
