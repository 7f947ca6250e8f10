import { sql } from 'kysely'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import type { ListedSpan } from '../../ports/payments.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import { role } from '../permissions.ts'

/** One line of the ledger: money that came in, or money that went back, with an amount below zero. */
export interface Booked {
  /** The day in Amsterdam, as YYYY-MM-DD. */
  day: string
  kind: 'payment' | 'refund' | 'unallocated' | 'unallocated-refund'
  /** The receipt number of the purchase; null for money that did not pay for it. */
  receipt: string | null
  reference: string
  title: string
  /** The name of the product's price in the settings. */
  product: string
  amountCents: Cents
  /** The currency code, which may be another than `EUR` only for money that did not pay for its purchase. */
  currency: string
  vatPercent: number
  vatCents: Cents
  bankId: string
}

const book = async (ctx: Context, { from, until }: ListedSpan): Promise<Booked[]> => {
  await auditStaff(ctx, 'payments.ledger')
  const { rows } = await sql<{
    at: string
    refund: boolean
    pays: boolean
    receipt_number: string | null
    reference: string
    title: string
    product: string
    amount: string
    currency: string
    vat: string
    vat_percent: number
    bank_id: string
  }>`
    SELECT ended_at AS at, false AS refund, pays, receipt_number, reference, title, product,
        paid_cents::text AS amount, paid_currency AS currency, CASE WHEN pays THEN vat_cents ELSE 0 END::text AS vat, vat_percent, bank_id
      FROM payment JOIN purchase ON purchase.id = purchase_id
      WHERE payment.state = 'paid' AND ended_at >= ${from}::timestamptz AND ended_at < ${until}::timestamptz
    UNION ALL
    SELECT refund.made_at, true, pays, receipt_number, reference, title, product,
        (-refund.amount_cents)::text, paid_currency, (-refund.vat_cents)::text, vat_percent, refund.bank_id
      FROM refund JOIN payment ON payment.id = payment_id JOIN purchase ON purchase.id = purchase_id
      WHERE refund.made_at >= ${from}::timestamptz AND refund.made_at < ${until}::timestamptz
    ORDER BY at, receipt_number, bank_id`.execute(ctx.database)
  return rows.map((row) => ({
    day: amsterdamDay(row.at).toString(),
    kind: kindOf(row),
    receipt: row.pays ? row.receipt_number : null,
    reference: row.reference,
    title: row.title,
    product: row.product,
    amountCents: Number(row.amount),
    currency: row.currency,
    vatPercent: row.pays ? row.vat_percent : 0,
    vatCents: Number(row.vat),
    bankId: row.bank_id,
  }))
}

const kindOf = ({ refund, pays }: { refund: boolean; pays: boolean }): Booked['kind'] => {
  if (pays) return refund ? 'refund' : 'payment'
  return refund ? 'unallocated-refund' : 'unallocated'
}

/** The command of staff that lists, with their VAT, all payments that came in and all refunds that were made in a span. */
export const readLedger = { may: role('finance'), run: book }
