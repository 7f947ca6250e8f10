import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Fault, PartnerError } from '../../../core/kernel/fault.ts'
import { type Cents, formatCents } from '../../../core/kernel/money.ts'
import { vatWithin } from '../../../core/payments/vat.ts'
import type { Tx } from '../../database/pool.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { auditStaff, type StaffAct } from '../audit/audit-staff.ts'
import { type Context, nowOf } from '../context.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { role, steppedUp } from '../permissions.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { refundMade } from './payments-letters.ts'
import { refundQueue } from './payments-queues.ts'
import { refunded } from './payments-request-events.ts'

/** What of a purchase is to go back. */
interface WantedBack {
  reference: string
  /** The amount to give back; all that is left of the payment where it is absent. */
  amountCents?: Cents | undefined
}

/** A refund that staff ask for. */
interface RefundRequest extends WantedBack {
  /** The reason, for the books: at most 200 characters. */
  note: string
  /** What had gone back of the purchase when whoever asks looked at it; left out by who did not look. */
  seenBackCents?: Cents | undefined
}

/** Most characters of the reason. */
const mostOfNote = 200

/**
 * The paid payments of a purchase, first those that did not pay for it. It locks the purchase, so that of two commands at once
 * the second sees the refund of the first.
 */
const paidOf = async (tx: Tx, reference: string) => {
  // The lock is a statement of its own, because a statement that waits for a lock still reads the rows as they were when it
  // began.
  await tx.selectFrom('purchase').select('id').where('reference', '=', reference).forUpdate().execute()
  return tx
    .selectFrom('payment')
    .innerJoin('purchase', 'purchase.id', 'payment.purchase_id')
    .select(['payment.id', 'payment.paid_cents', 'payment.pays', 'purchase.vat_percent'])
    .select(['purchase.title', 'purchase.person_id'])
    .select(
      sql<string>`(SELECT coalesce(sum(amount_cents), 0) FROM refund WHERE payment_id = payment.id AND refused_at IS NULL)`.as(
        'refunded',
      ),
    )
    .where('purchase.reference', '=', reference)
    .where('payment.state', '=', 'paid')
    .orderBy('payment.pays')
    .orderBy('payment.started_at')
    .execute()
}

const refused = (code: string, title: string): Fault => new Fault(409, code, title)

const sumOf = (cents: readonly (number | string | null)[]): Cents =>
  cents.reduce<number>((sum, one) => sum + Number(one), 0)

/**
 * What goes back of a purchase: how much of which payment, and what came in and went back before.
 * @throws Fault 409 `not-paid`, `refunded` and `too-much`.
 */
const goingBack = async (tx: Tx, { reference, amountCents }: WantedBack) => {
  const paid = await paidOf(tx, reference)
  if (paid.length === 0) throw refused('not-paid', `Voor ${reference} is niets betaald.`)
  const open = paid.find(({ paid_cents, refunded: back }) => Number(paid_cents) > Number(back))
  if (!open) throw refused('refunded', `Voor ${reference} is alles al terugbetaald.`)
  const before = Number(open.refunded)
  const left = Number(open.paid_cents) - before
  const amount = amountCents ?? left
  if (amount < 1 || amount > left)
    throw refused('too-much', `Van deze betaling kan nog ${formatCents(left)} terug.`)
  return {
    ...{ payment: open, before, amount },
    paidCents: sumOf(paid.map(({ paid_cents }) => paid_cents)),
    backCents: sumOf(paid.map(({ refunded: back }) => back)),
  }
}

/** The request and the person of a purchase, for the trail. */
const boughtBy = async ({ database }: Context, { reference }: WantedBack): Promise<StaffAct> => {
  const bought = await database
    .selectFrom('purchase')
    .select(['submission_id', 'person_id'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  return { submissionId: bought?.submission_id, subjectId: bought?.person_id }
}

const request = async (ctx: Context, wanted: RefundRequest): Promise<{ amountCents: Cents }> => {
  const words = wanted.note.replace(/\p{Cc}+/gu, ' ').trim()
  if (words.length === 0 || words.length > mostOfNote)
    throw new Fault(400, 'invalid', `Zeg in een paar woorden waarom (hooguit ${mostOfNote} tekens).`)
  const bought = await boughtBy(ctx, wanted)
  const give = ctx.transaction(async (tx) => {
    await auditStaff({ ...ctx, database: tx }, 'payments.refund', bought)
    const { payment, before, amount, backCents } = await goingBack(tx, wanted)
    if (wanted.seenBackCents !== undefined && wanted.seenBackCents !== backCents)
      throw refused('changed', `Voor ${wanted.reference} is intussen al geld teruggegeven. Kijk opnieuw.`)
    const id = randomUUID()
    // The VAT of partial refunds adds up to the VAT of the whole. Money that did not pay for the purchase has no VAT.
    const vat = (cents: Cents) => (payment.pays ? vatWithin(cents, payment.vat_percent) : 0)
    await tx
      .insertInto('refund')
      .values({
        ...{ id, payment_id: payment.id, amount_cents: amount, note: words, asked_at: nowOf(ctx) },
        vat_cents: vat(before + amount) - vat(before),
      })
      .execute()
    await enqueue(tx, refundQueue, { refund: id }, { key: id })
    return { amountCents: amount }
  })
  return give.catch(async (thrown: unknown) => {
    // nothing goes back then, but a refusal tells what came in and went back
    if (thrown instanceof Fault) await auditStaff(ctx, 'payments.check-refund', bought)
    throw thrown
  })
}

/**
 * Verb of staff: gives money of a purchase back, first money that did not pay for it. A job then asks the bank.
 * @throws Fault 409 `not-paid`, `refunded`, `too-much` and `changed`, 400.
 */
export const requestRefund = { may: steppedUp(role('finance')), run: request }

/** What would go back of a purchase. */
interface RefundLook {
  title: string
  amountCents: Cents
  /** All that came in for the purchase, and all that went back of it or is on its way. */
  paidCents: Cents
  backCents: Cents
  /** Whether who paid is mailed once it went back: whoever deleted their account is not. */
  isMailed: boolean
}

const look = async (ctx: Context, wanted: WantedBack): Promise<RefundLook> => {
  await auditStaff(ctx, 'payments.check-refund', await boughtBy(ctx, wanted))
  return ctx.transaction(async (tx) => {
    const { payment, amount, paidCents, backCents } = await goingBack(tx, wanted)
    const { title, person_id } = payment
    return { title, amountCents: amount, paidCents, backCents, isMailed: person_id !== null }
  })
}

/**
 * Verb of staff: tells what would go back of a purchase, and gives nothing back.
 * @throws Fault 409 `not-paid`, `refunded` and `too-much`.
 */
export const checkRefund = { may: role('finance'), run: look }

const readRefund = (ctx: Pick<Context, 'database'>, id: string) =>
  ctx.database
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('purchase', 'purchase.id', 'payment.purchase_id')
    .select(['refund.amount_cents', 'refund.made_at', 'refund.refused_at', 'payment.bank_id'])
    .select(['purchase.reference', 'purchase.title', 'purchase.person_id', 'purchase.submission_id'])
    .where('refund.id', '=', id)
    .executeTakeFirst()

/**
 * Asks the bank to give money back. It does so once, since the id of the refund is the key at the bank.
 * @throws PartnerError, so that the job is tried again.
 */
export const makeRefund = async (ctx: Context, id: string): Promise<void> => {
  const row = await readRefund(ctx, id)
  if (!row || row.made_at || row.refused_at) return
  const { name } = await ctx.sender()
  let bankId: string
  try {
    const description = `${name} terugbetaling`.slice(0, 35)
    const refund = { key: id, paymentId: row.bank_id, amountCents: row.amount_cents, description }
    bankId = (await ctx.ports.payments.refund(refund)).id
  } catch (thrown) {
    if (!(thrown instanceof PartnerError) || thrown.reason !== 'refused') throw thrown
    await ctx.database
      .updateTable('refund')
      .set({ refused_at: nowOf(ctx) })
      .where('id', '=', id)
      .where('made_at', 'is', null)
      .execute()
    return ctx.note('refund refused by the bank', { refund: id })
  }
  await ctx.transaction(async (tx) => {
    const made = await tx
      .updateTable('refund')
      .set({ bank_id: bankId, made_at: nowOf(ctx) })
      .where('id', '=', id)
      .where('made_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!made) return
    if (row.submission_id) await recordRequestEvent(tx, ctx, row.submission_id, refunded, { refund: id })
    if (row.person_id)
      await writeLetter(tx, ctx, {
        letter: refundMade,
        personId: row.person_id,
        facts: {
          ...{ reference: row.reference, title: row.title },
          amount: formatCents(row.amount_cents),
        },
      })
  })
}
