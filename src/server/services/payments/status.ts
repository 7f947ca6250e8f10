import { sql } from 'kysely'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { PaymentTrouble } from '../../../core/payments/outcome.ts'
import type { PaymentState } from '../../../core/payments/states.ts'
import { instantFromNow, nowOf, type RequestContext } from '../context.ts'
import { paymentUnknown } from './purchases.ts'
import { type Settling, settle } from './settle.ts'

/** Seconds between two questions to the bank about one payment, however many people look at it. */
const askedEvery = 2

/** The state of a payment, for the page to which the bank sends the payer back. */
export interface PaymentStatus {
  status: PaymentState
  /** A sentence about money that came in and does not pay for the purchase. */
  note?: string
}

const notes: Record<PaymentTrouble, string> = {
  'paid-twice': 'Je had deze bestelling al betaald. Wat je dubbel betaalde, krijg je terug.',
  'paid-late': 'Je bestelling was al vervallen. Je krijgt je geld terug.',
  'other-amount': 'Er kwam een ander bedrag binnen dan was afgesproken. We nemen contact met je op.',
}

const read = (ctx: Pick<Settling, 'database'>, id: string) =>
  ctx.database
    .selectFrom('payment')
    .select(['id', 'bank_id', 'state', 'trouble', 'purchase_id'])
    .where('id', '=', sql<string>`${id}::uuid`)
    .executeTakeFirst()

/**
 * Whether this caller may ask the bank about the payment now, which is recorded. Of all callers within `askedEvery` seconds only
 * one may.
 */
const mayAsk = async (ctx: Settling, id: string): Promise<boolean> => {
  const claimed = await ctx.database
    .updateTable('payment')
    .set({ asked_at: nowOf(ctx) })
    .where('id', '=', sql<string>`${id}::uuid`)
    .where((on) => on.or([on('asked_at', 'is', null), on('asked_at', '<', instantFromNow(ctx, -askedEvery))]))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/**
 * The state of a payment. The bank is asked while the payment is open here; where the bank cannot be asked, the state stays
 * `open`. `id` is a UUID.
 * @throws Fault 404 `payment-unknown`.
 */
export const statusOf = async (ctx: RequestContext, id: string): Promise<PaymentStatus> => {
  let row = await read(ctx, id)
  if (!row) throw paymentUnknown()
  if (row.state === 'open' && (await mayAsk(ctx, id))) {
    try {
      await settle(ctx, { id: row.id, bankId: row.bank_id })
    } catch (thrown) {
      if (!(thrown instanceof PartnerError)) throw thrown
    }
    row = (await read(ctx, id)) ?? row
  }
  const note = row.trouble === null ? undefined : notes[row.trouble as PaymentTrouble]
  return { status: row.state as PaymentState, ...(note && { note }) }
}
