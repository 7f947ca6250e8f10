import { sql } from 'kysely'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Runtime } from '../context.ts'

/** A purchase, as the feature that sells it reads it. */
export interface Purchase {
  id: string
  submissionId: string | null
  personId: string | null
  reference: string
  product: string
  state: 'open' | 'paid' | 'given-up'
  fulfilledAt: string | null
  ibanLocked: string | null
}

const columns = [
  ...(['purchase.id', 'purchase.submission_id', 'purchase.person_id', 'purchase.reference'] as const),
  ...(['purchase.product', 'purchase.state', 'purchase.fulfilled_at', 'purchase.iban_locked'] as const),
] as const

interface Row {
  id: string
  submission_id: string | null
  person_id: string | null
  reference: string
  product: string
  state: string
  fulfilled_at: string | null
  iban_locked: string | null
}

const toPurchase = (row: Row): Purchase => ({
  id: row.id,
  submissionId: row.submission_id,
  personId: row.person_id,
  reference: row.reference,
  product: row.product,
  state: row.state as Purchase['state'],
  fulfilledAt: row.fulfilled_at,
  ibanLocked: row.iban_locked,
})

/** The purchase with this id; undefined where there is none any more. */
export const readPurchase = async (
  { database }: Pick<Runtime, 'database'>,
  id: string,
): Promise<Purchase | undefined> => {
  const row = await database
    .selectFrom('purchase')
    .select(columns)
    .where('id', '=', sql<string>`${id}::uuid`)
    .executeTakeFirst()
  return row && toPurchase(row)
}

/**
 * The purchase that a payment was started for.
 * @throws Fault 404 `payment-unknown` for an unknown payment, or one for another product.
 */
export const purchaseOfPayment = async (
  { database }: Pick<Runtime, 'database'>,
  transactionId: string,
  product: string,
): Promise<Purchase> => {
  const row = await database
    .selectFrom('purchase')
    .innerJoin('payment', 'payment.purchase_id', 'purchase.id')
    .select(columns)
    .where('payment.id', '=', sql<string>`${transactionId}::uuid`)
    .where('purchase.product', '=', product)
    .executeTakeFirst()
  if (!row) throw paymentUnknown()
  return toPurchase(row)
}

export const paymentUnknown = () => new Fault(404, 'payment-unknown', 'Deze betaling kennen we niet.')
