import { sql } from 'kysely'
import { today } from '../../../core/kernel/clock.ts'
import { isStateChange, type PaymentTrouble, troubleOf } from '../../../core/payments/outcome.ts'
import type { PaymentState, PurchaseState } from '../../../core/payments/states.ts'
import type { Tx } from '../../database/pool.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import type { BankPayment } from '../../ports/payments.ts'
import { nowOf, type RequestContext } from '../context.ts'
import { makeDocumentLater } from '../documents/make.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import type { RequestEvent } from '../submissions/events.ts'
import { flagRequest } from '../submissions/flag.ts'
import { paymentTroubled } from './payments-letters.ts'
import { purchasePaid } from './payments-queues.ts'
import * as events from './payments-request-events.ts'
import { receipt } from './receipt.ts'

/** The part of a context that `settle` needs: that of a visitor's call, a job or a command of staff. */
export type Settling = Pick<
  RequestContext,
  'database' | 'clock' | 'ports' | 'requestId' | 'actor' | 'transaction' | 'note'
>

/** A payment, and its purchase with the row locked. */
interface Held {
  payment: { id: string; amount_cents: number; state: PaymentState }
  purchase: {
    id: string
    state: string
    submission_id: string | null
    person_id: string | null
    product: string
    title: string
    reference: string
  }
}

/** Reads a payment and locks its purchase. Everything that changes a payment or purchase takes this lock first. */
const hold = async (tx: Tx, paymentId: string): Promise<Held | undefined> => {
  const purchase = await tx
    .selectFrom('purchase')
    .select(['id', 'state', 'submission_id', 'person_id', 'product', 'title', 'reference'])
    .where('id', '=', (on) => on.selectFrom('payment').select('purchase_id').where('id', '=', paymentId))
    .forUpdate()
    .executeTakeFirst()
  const payment = await tx
    .selectFrom('payment')
    .select(['id', 'amount_cents', 'state'])
    .where('id', '=', paymentId)
    .executeTakeFirst()
  return purchase && payment && { purchase, payment: { ...payment, state: payment.state as PaymentState } }
}

/**
 * Asks the bank for the state of a payment and writes its outcome, once, however many callers ask: a notice of the bank, a payer
 * who comes back, the schedule, a comparison. Answers the state after that; undefined for a payment that the bank does not know.
 * @throws PartnerError when the bank cannot be asked; nothing was written then.
 */
export const settle = async (
  ctx: Settling,
  { id, bankId }: { id: string; bankId: string },
): Promise<PaymentState | undefined> => {
  const told = await ctx.ports.payments.find(bankId)
  if (!told) {
    ctx.note('payment unknown at the bank', { payment: id })
    return undefined
  }
  return ctx.transaction(async (tx) => {
    const held = await hold(tx, id)
    return held && (await writeOutcome(tx, ctx, held, told))
  })
}

const writeOutcome = async (tx: Tx, ctx: Settling, held: Held, told: BankPayment): Promise<PaymentState> => {
  const { payment } = held
  if (!isStateChange(payment.state, told.state)) return payment.state
  if (told.state !== 'paid') await writeEnd(tx, ctx, held, told.state)
  else {
    const trouble = troubleOf(
      { purchase: held.purchase.state as PurchaseState, agreedCents: payment.amount_cents },
      told,
    )
    await tx
      .updateTable('payment')
      .set({
        ...{ state: 'paid', ended_at: nowOf(ctx), pays: !trouble, trouble: trouble ?? null },
        ...{ paid_cents: told.amountCents, paid_currency: told.currency },
      })
      .where('id', '=', payment.id)
      .execute()
    if (trouble) await tellTrouble(tx, ctx, held, trouble)
    else await writePaid(tx, ctx, held)
  }
  return told.state
}

/** Writes an event with the request of a purchase, as long as that request is kept. */
const note = async (
  tx: Tx,
  ctx: Settling,
  { purchase, payment }: Held,
  event: RequestEvent,
  facts: Record<string, string> = {},
): Promise<void> => {
  if (purchase.submission_id === null) return
  await recordRequestEvent(tx, ctx, purchase.submission_id, event, { payment: payment.id, ...facts })
}

const writeEnd = async (tx: Tx, ctx: Settling, held: Held, state: PaymentState): Promise<void> => {
  await tx
    .updateTable('payment')
    .set({ state, ended_at: nowOf(ctx) })
    .where('id', '=', held.payment.id)
    .execute()
  await note(tx, ctx, held, events.paymentEnded, { state })
}

/** Flags the request for staff and writes to the buyer about money that does not pay for the purchase. */
const tellTrouble = async (tx: Tx, ctx: Settling, held: Held, trouble: PaymentTrouble): Promise<void> => {
  const { purchase } = held
  await note(tx, ctx, held, events.paymentTrouble, { trouble })
  if (purchase.submission_id !== null) await flagRequest(tx, purchase.submission_id, `payment-${trouble}`)
  if (purchase.person_id !== null)
    await writeLetter(tx, ctx, {
      letter: paymentTroubled,
      personId: purchase.person_id,
      facts: { trouble, title: purchase.title, reference: purchase.reference },
    })
}

const writePaid = async (tx: Tx, ctx: Settling, held: Held): Promise<void> => {
  const { purchase } = held
  await tx
    .updateTable('purchase')
    .set({ state: 'paid', paid_at: nowOf(ctx), receipt_number: await nextReceipt(tx, ctx) })
    .where('id', '=', purchase.id)
    .execute()
  await note(tx, ctx, held, events.paid)
  if (purchase.submission_id !== null) await makeDocumentLater(tx, receipt, purchase.submission_id)
  await enqueue(tx, purchasePaid, { purchase: purchase.id, product: purchase.product }, { key: purchase.id })
}

/**
 * Takes the next receipt number, such as `2026-000042`. The numbers of a year have no gaps: a transaction that takes one locks
 * the row of the year until it ends, and gives the number back when it fails.
 */
const nextReceipt = async (tx: Tx, ctx: Pick<Settling, 'clock'>): Promise<string> => {
  const { year } = today(ctx.clock)
  const { last } = await tx
    .insertInto('receipt_count')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`receipt_count.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${year}-${String(last).padStart(6, '0')}`
}

/**
 * Notes in the caller's transaction that what was bought is made. Answers false where that was noted before; the caller must
 * write nothing then.
 */
export const markFulfilled = async (
  tx: Tx,
  ctx: Pick<Settling, 'clock' | 'requestId' | 'actor'>,
  purchaseId: string,
): Promise<boolean> => {
  const purchase = await tx
    .updateTable('purchase')
    .set({ fulfilled_at: nowOf(ctx) })
    .where('id', '=', purchaseId)
    .where('state', '=', 'paid')
    .where('fulfilled_at', 'is', null)
    .returning('submission_id')
    .executeTakeFirst()
  if (!purchase) return false
  if (purchase.submission_id !== null)
    await recordRequestEvent(tx, ctx, purchase.submission_id, events.fulfilled)
  return true
}
