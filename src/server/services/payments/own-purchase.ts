import type { PurchaseCard } from '../../../core/mijn/pages.ts'
import type { Runtime } from '../context.ts'
import { payPath } from './pay-link.ts'

/** A product as the feature that sells it lists it, for the pages of somebody's own requests. */
export interface SoldProduct {
  /** The name of its price in the settings. */
  product: string
  /** The rows of what a paid purchase brought, such as an estimate; empty as long as it is not made. */
  result(runtime: Pick<Runtime, 'database'>, purchaseId: string): Promise<PurchaseCard['result']>
}

/** The purchase of a request, for the page of that request; undefined where nothing is paid online with it. */
export const ownPurchase = async (
  runtime: Runtime,
  submissionId: string,
  sold: readonly SoldProduct[],
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
