import { randomUUID } from 'node:crypto'
import { legalTexts } from '../../../core/rules/legal-texts.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../context.ts'
import { type EventContext, recordRequestEvent } from '../submissions/advance.ts'
import type { Submission } from '../submissions/submit.ts'
import type { Offer } from './offer.ts'
import { paymentAsked } from './payments-request-events.ts'
import { keepPayment, type Started } from './start.ts'

export interface NewPurchase {
  submission: Submission
  personId: string | undefined
  offer: Offer
  payment: Started
  /** The IBAN for the fee of the membership that comes with the purchase; absent where none does. */
  iban?: string | undefined
}

/**
 * Writes a purchase and the payment that was started for it, in the transaction that takes its request in. It keeps the price,
 * VAT and terms of this moment. The request waits for its buyer from then on.
 */
export const keepPurchase = async (
  tx: Tx,
  runtime: Runtime & EventContext,
  { submission, personId, offer, payment, iban }: NewPurchase,
): Promise<void> => {
  const id = randomUUID()
  const { product, amountCents, vatCents, vatPercent } = offer
  await tx
    .insertInto('purchase')
    .values({
      id,
      submission_id: submission.id,
      reference: submission.reference,
      person_id: personId ?? null,
      product: product.price,
      title: product.title,
      amount_cents: amountCents,
      vat_cents: vatCents,
      vat_percent: vatPercent,
      terms: legalTexts.terms.version,
      return_path: product.returnPath,
      ordered_at: nowOf(runtime),
      iban_locked: iban ? runtime.vault.lock(iban, ['purchase.iban_locked', id]) : null,
    })
    .execute()
  await keepPayment(tx, runtime, id, payment)
  await recordRequestEvent(tx, runtime, submission.id, paymentAsked, { payment: payment.id })
}
