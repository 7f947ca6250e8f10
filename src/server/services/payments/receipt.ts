import type { DocumentContent } from '../../../core/documents.ts'
import { formatInstant } from '../../../core/kernel/clock.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { receiptWords } from '../../../core/payments/payments-words.ts'
import type { DocumentKind } from '../documents/document-kind.ts'

/** The receipt of a paid purchase as a PDF, with its VAT. */
export const receipt: DocumentKind = {
  kind: 'receipt',
  name: (reference) => `Bon-${reference}.pdf`,
  async compose({ database, settings }, { id, reference }): Promise<DocumentContent | undefined> {
    const purchase = await database
      .selectFrom('purchase')
      .selectAll()
      .where('submission_id', '=', id)
      .executeTakeFirst()
    if (!purchase?.paid_at || !purchase.receipt_number) return undefined
    const { name, address } = await settings()
    const { amount_cents: amount, vat_cents: vat, vat_percent: percent } = purchase
    return {
      title: receiptWords.title,
      reference,
      madeOn: formatInstant(purchase.paid_at),
      sections: [
        {
          rows: [
            { label: receiptWords.number, value: purchase.receipt_number },
            { label: receiptWords.seller, value: `${name}, ${address.street}, ${address.city}` },
            { label: receiptWords.paidOn, value: formatInstant(purchase.paid_at) },
          ],
        },
        {
          title: purchase.title,
          rows: [
            { label: receiptWords.without, value: formatCents(amount - vat) },
            { label: receiptWords.vat(percent), value: formatCents(vat) },
            { label: receiptWords.total, value: formatCents(amount) },
          ],
        },
      ],
    }
  },
}
