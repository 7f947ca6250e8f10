import { sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'

/**
 * Removes old purchases. Those that money came in for are kept for the books, the others as long as the requests that they belong
 * to.
 */
const forgetPurchases = ({ database, clock }: Runtime): Promise<number> =>
  removeInBatches(
    database,
    'purchase',
    sql`ordered_at < CASE
      WHEN EXISTS (SELECT FROM payment WHERE purchase_id = purchase.id AND payment.state = 'paid')
      THEN ${retentionCutOff(clock, 'payments')}::timestamptz
      ELSE ${retentionCutOff(clock, 'requests')}::timestamptz END`,
  )

const purchasesOf = async ({ database }: Runtime, personId: string) => {
  const rows = await database
    .selectFrom('purchase')
    .selectAll()
    .select(
      sql<string>`(SELECT coalesce(sum(refund.amount_cents), 0) FROM refund JOIN payment ON payment.id = payment_id
        WHERE purchase_id = purchase.id AND made_at IS NOT NULL)`.as('refunded'),
    )
    .where('person_id', '=', personId)
    .orderBy('ordered_at')
    .execute()
  return rows.map((one) => ({
    reference: one.reference,
    title: one.title,
    orderedAt: one.ordered_at,
    amountCents: one.amount_cents,
    vatCents: one.vat_cents,
    ...(one.paid_at && { paidAt: one.paid_at }),
    ...(one.receipt_number && { receipt: one.receipt_number }),
    ...(Number(one.refunded) > 0 && { refundedCents: Number(one.refunded) }),
  }))
}

export const paymentsPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'purchase',
    terms: ['payments', 'requests'],
    sweep: { orders: forgetPurchases },
    exported: { orders: purchasesOf },
    onDeletion: 'unlinked',
  },
  // Payments and refunds hold what was paid, how that went, and the ids of the bank.
  {
    table: 'payment',
    terms: ['payments', 'requests'],
    removedWith: 'purchase',
    exportedIn: 'orders',
    onDeletion: 'stays',
  },
  {
    table: 'refund',
    terms: ['payments', 'requests'],
    removedWith: 'payment',
    exportedIn: 'orders',
    onDeletion: 'stays',
  },
]
