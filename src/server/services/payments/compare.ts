import { instantOf } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { PaymentState } from '../../../core/payments/states.ts'
import type { BankPayment, ListedSpan } from '../../ports/payments.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import { type Context, instantFromNow } from '../context.ts'
import { role } from '../permissions.ts'
import { type Settling, settle } from './settle.ts'

/** A payment on which the bank's list and our database differ. */
export interface Difference {
  bankId: string
  /** The reference of the purchase; undefined for a payment that we do not know. */
  reference?: string
  /** The kind of difference. `unknown-here` is money that came in by a payment that is not in our database. */
  what: 'unknown-here' | 'unknown-there' | 'state' | 'amount' | 'refunds'
  /** The value at the bank and ours: a state, or an amount in cents. */
  bank?: string | number
  ours?: string | number
}

export interface Comparison {
  compared: number
  /** The number of payments whose outcome the bank knew and we did not; it is written down now. */
  settled: number
  differences: Difference[]
}

/**
 * Milliseconds by which the start of a payment may differ between the bank and us: two clocks, and the time that the call takes.
 */
const slackMs = 600_000
/** Days that the nightly comparison looks back, since money may come in days after a payment was started. */
const nightDays = 10

const oursIn = (ctx: Pick<Settling, 'database'>, { from, until }: ListedSpan) =>
  ctx.database
    .selectFrom('payment')
    .innerJoin('purchase', 'purchase.id', 'payment.purchase_id')
    .select(['payment.id', 'payment.bank_id', 'payment.state', 'payment.amount_cents', 'payment.started_at'])
    .select('purchase.reference')
    .select((on) =>
      on
        .selectFrom('refund')
        .select((of) => of.fn.coalesce(of.fn.sum<string>('refund.amount_cents'), of.val('0')).as('back'))
        .whereRef('refund.payment_id', '=', 'payment.id')
        .where('refund.made_at', 'is not', null)
        .as('refunded'),
    )
    .where('payment.started_at', '>=', new Date(instantOf(from) - slackMs).toISOString())
    .where('payment.started_at', '<', new Date(instantOf(until) + slackMs).toISOString())
    .execute()

type Ours = Awaited<ReturnType<typeof oursIn>>[number]

/** Lists the differences of one payment that both the bank and we know. */
const differencesOf = (bank: BankPayment, ours: Ours): Difference[] => {
  const both = { bankId: bank.id, reference: ours.reference }
  const sides: [Difference['what'], string | number, string | number][] = [
    ['state', bank.state, ours.state],
    ['amount', bank.amountCents, ours.amount_cents],
    ['refunds', bank.refundedCents, Number(ours.refunded)],
  ]
  return sides
    .filter(([, theirs, own]) => theirs !== own)
    .map(([what, theirs, own]) => ({ ...both, what, bank: theirs, ours: own }))
}

/**
 * Whether the bank knows an outcome that we have to write down: the payment is still open here, or its money came in after it had
 * ended.
 */
const lagsBehind = (bank: BankPayment, ours: Ours): boolean =>
  bank.state !== ours.state && ((ours.state as PaymentState) === 'open' || bank.state === 'paid')

/**
 * Compares the bank's payments of a span with ours and writes down the outcomes that the bank knew and we did not. Answers the
 * differences that remain, payment by payment.
 * @throws PartnerError
 */
export const comparePayments = async (ctx: Settling, span: ListedSpan): Promise<Comparison> => {
  const listed = await ctx.ports.payments.list(span)
  const known = new Map((await oursIn(ctx, span)).map((one) => [one.bank_id, one]))
  let settled = 0
  for (const bank of listed) {
    const ours = known.get(bank.id)
    if (!ours || !lagsBehind(bank, ours)) continue
    await settle(ctx, { id: ours.id, bankId: bank.id })
    settled++
  }
  const now = settled === 0 ? known : new Map((await oursIn(ctx, span)).map((one) => [one.bank_id, one]))
  const there = new Set(listed.map(({ id }) => id))
  const lost = [...now.values()].filter(
    ({ bank_id, started_at }) =>
      !there.has(bank_id) &&
      instantOf(started_at) >= instantOf(span.from) + slackMs &&
      instantOf(started_at) < instantOf(span.until) - slackMs,
  )
  return {
    compared: listed.length,
    settled,
    differences: [
      ...listed.flatMap((bank): Difference[] => {
        const ours = now.get(bank.id)
        if (ours) return differencesOf(bank, ours)
        // An unpaid payment that is not in our database is no difference: its link was never given to anybody.
        return bank.state === 'paid' && bank.refundedCents < bank.amountCents
          ? [{ bankId: bank.id, what: 'unknown-here', bank: bank.amountCents }]
          : []
      }),
      ...lost.map(
        ({ bank_id, reference, state }): Difference => ({
          bankId: bank_id,
          reference,
          what: 'unknown-there',
          ours: state,
        }),
      ),
    ],
  }
}

/** Compares the last days with the bank, every night, and writes each difference that remains to the log. */
export const compareByItself = async (ctx: Context): Promise<void> => {
  const span = { from: instantFromNow(ctx, -nightDays * 86_400), until: instantFromNow(ctx, 0) }
  const { compared, settled, differences } = await comparePayments(ctx, span).catch((thrown: unknown) => {
    // A bank that is switched off has no payments to compare.
    if (thrown instanceof PartnerError && thrown.reason === 'off')
      return { compared: 0, settled: 0, differences: [] as Difference[] }
    throw thrown
  })
  for (const { bankId, what } of differences) ctx.note('payment differs', { bank: bankId, what })
  if (compared > 0) ctx.note('payments compared', { compared, settled, differences: differences.length })
}

const compareNow = async (ctx: Context, span: ListedSpan): Promise<Comparison> => {
  await auditStaff(ctx, 'payments.compare')
  return comparePayments(ctx, span)
}

/** The command of staff that compares a span of their choice with the bank. */
export const compareWithBank = { may: role('finance'), run: compareNow }
