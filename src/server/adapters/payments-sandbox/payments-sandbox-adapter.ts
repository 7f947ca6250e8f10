import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Clock, instantOf } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { PaymentState } from '../../../core/payments/states.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { type BankPayment, type Payments, paymentsName } from '../../ports/payments.ts'

const idOf = (prefix: string, key: string): string =>
  `${prefix}_${createHash('sha256').update(key).digest('hex').slice(0, 20)}`

/** The address of the bank's page, on the site that asked for the payment; whoever opens it chooses how the payment ends. */
const pageOf = (id: string, returnUrl: string): string => new URL(`/sandbox/bank/${id}`, returnUrl).href

/** The sandbox of the bank: its payments stand in the database, and its page is `/sandbox/bank/{id}`. */
export const paymentsSandbox = (db: Database, clock: Clock): Payments => ({
  async start({ key, amountCents, description, returnUrl, noticeUrl }) {
    const id = idOf('sb', key)
    await db
      .insertInto('sandbox_payment')
      .values({
        ...{ id, key, description, amount_cents: amountCents, return_url: returnUrl },
        ...{ notice_url: noticeUrl ?? null, created_at: new Date(clock.now()).toISOString() },
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    return { id, payUrl: pageOf(id, returnUrl) }
  },
  async find(id) {
    const row = await payments(db).where('sandbox_payment.id', '=', id).executeTakeFirst()
    return row && asTold(row, clock)
  },
  refund: (refund) => db.transaction().execute((tx) => giveBack(tx, refund)),
  async list({ from, until }) {
    const rows = await payments(db)
      .where('created_at', '>=', from)
      .where('created_at', '<', until)
      .orderBy('number')
      .execute()
    return rows.map((row) => asTold(row, clock))
  },
})

const payments = (db: Database | Tx) =>
  db
    .selectFrom('sandbox_payment')
    .selectAll()
    .select(
      sql<string>`(SELECT coalesce(sum(amount_cents), 0) FROM sandbox_refund WHERE payment_id = sandbox_payment.id)`.as(
        'refunded',
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof payments>['executeTakeFirstOrThrow']>>

/** A payment as the bank tells it now: a bank that is slow reports a choice only from `told_at` on. */
const asTold = (row: Row, clock: Clock): BankPayment => {
  const told = row.told_at !== null && instantOf(row.told_at) <= clock.now()
  const state = told ? (row.state as PaymentState) : 'open'
  return {
    id: row.id,
    key: row.key,
    state,
    amountCents: row.amount_cents,
    currency: 'EUR',
    refundedCents: Number(row.refunded),
    createdAt: row.created_at,
    ...(state === 'paid' && row.chosen_at && { paidAt: row.chosen_at }),
  }
}

const giveBack = async (
  tx: Tx,
  { key, paymentId, amountCents }: Parameters<Payments['refund']>[0],
): Promise<{ id: string }> => {
  // Locks the payment, so that of two refunds at once the second sees the first.
  const held = await tx
    .selectFrom('sandbox_payment')
    .select('id')
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
  const known = await tx.selectFrom('sandbox_refund').select('id').where('key', '=', key).executeTakeFirst()
  if (known) return known
  const row = held && (await payments(tx).where('sandbox_payment.id', '=', paymentId).executeTakeFirst())
  const left = row?.state === 'paid' ? row.amount_cents - Number(row.refunded) : 0
  if (amountCents > left) throw new PartnerError(paymentsName, 'refused', new Error(`${left} cents are left`))
  const id = idOf('sr', key)
  await tx
    .insertInto('sandbox_refund')
    .values({ key, id, payment_id: paymentId, amount_cents: amountCents })
    .execute()
  return { id }
}
