import type { PurchaseCard } from '../../../core/mijn/pages.ts'
import type { Runtime } from '../context.ts'
import { payPath } from './pay-link.ts'

/** Something that a feature sells. */
export interface Sold {
  /** Name of its price in the settings. */
  product: string
  /** What a purchase of it led to, in words; nothing as long as that is not there. */
  result(runtime: Pick<Runtime, 'database'>, purchaseId: string): Promise<PurchaseCard['result']>
}

/** What is paid online with a request; undefined for a request of nothing that is. */
export const ownPurchase = async (
  runtime: Runtime,
  submissionId: string,
  sold: readonly Sold[],
): Promise<PurchaseCard | undefined> => {
  const row = await runtime.database
    .selectFrom('purchase')
    .selectAll()
    .select((on) =>
      on
        .selectFrom('refund')
        .innerJoin('payment', 'payment.id', 'refund.payment_id')
        .select((of) => of.fn.coalesce(of.fn.sum<string>('refund.amount_cents'), of.val('0')).as('back'))
        .whereRef('payment.purchase_id', '=', 'purchase.id')
        .where('refund.made_at', 'is not', null)
        .as('refunded'),
    )
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  if (!row) return undefined
  const seller = sold.find(({ product }) => product === row.product)
  return {
    title: row.title,
    amountCents: row.amount_cents,
    vatCents: row.vat_cents,
    vatPercent: row.vat_percent,
    state: row.state as PurchaseCard['state'],
    ...(row.paid_at && { paidAt: row.paid_at }),
    ...(row.receipt_number && { receipt: row.receipt_number }),
    refundedCents: Number(row.refunded),
    ...(row.state === 'open' && { pay: payPath(runtime, submissionId) }),
    result: row.state === 'paid' ? ((await seller?.result(runtime, row.id)) ?? []) : [],
  }
}
