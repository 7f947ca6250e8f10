import { Fault } from '../../../core/kernel/fault.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { instantFromNow, type RequestContext } from '../context.ts'
import { idOfLink } from '../links/signed-link.ts'
import { settle } from './settle.ts'
import { keepPayment, startPayment } from './start.ts'

/** Seconds after its start in which an open payment is offered again; after that a new one is started. */
const sameFor = 600
/** Most payments that one purchase may start, so that nobody makes thousands of them at the bank. */
const most = 50

/** A purchase as the page of its mailed link shows it. */
export interface PurchaseOfLink {
  title: string
  reference: string
  amountCents: Cents
  state: 'open' | 'paid' | 'given-up'
}

const alreadyPaid = () => new Fault(409, 'order-paid', 'Deze bestelling is al betaald.')
const purchaseOver = () =>
  new Fault(409, 'order-over', 'Deze bestelling is vervallen. Begin opnieuw als je nog wilt bestellen.')
const linkOver = () => new Fault(410, 'link-over', 'Deze link klopt niet of is verlopen.')

const read = async (ctx: Pick<RequestContext, 'database' | 'vault'>, link: string) => {
  const submissionId = idOfLink(ctx, 'order', link)
  if (!submissionId) return undefined
  return ctx.database
    .selectFrom('purchase')
    .select(['id', 'title', 'reference', 'amount_cents', 'state', 'return_path'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
}

/** The purchase that a mailed link leads to; undefined where it leads to none. */
export const purchaseOfLink = async (
  ctx: RequestContext,
  link: string,
): Promise<PurchaseOfLink | undefined> => {
  const purchase = await read(ctx, link)
  return (
    purchase && {
      title: purchase.title,
      reference: purchase.reference,
      amountCents: purchase.amount_cents,
      state: purchase.state as PurchaseOfLink['state'],
    }
  )
}

/** The newest payment of a purchase that is still open. */
const openPayment = (ctx: RequestContext, purchaseId: string) =>
  ctx.database
    .selectFrom('payment')
    .select(['id', 'bank_id', 'pay_url', 'started_at'])
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'open')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()

const countPayments = async (ctx: RequestContext, purchaseId: string): Promise<number> => {
  const { total } = await ctx.database
    .selectFrom('payment')
    .select((on) => on.fn.countAll<string>().as('total'))
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * Answers the address at which the purchase of a mailed link is paid: that of an open payment of the last ten minutes, or of a
 * new one. The bank is asked first about the open payment, so that nobody pays twice.
 * @throws Fault 410 `link-over`, 409 `order-paid` and `order-over`, 429; PartnerError.
 */
export const resumePayment = async (ctx: RequestContext, link: string): Promise<{ paymentLink: string }> => {
  const first = await read(ctx, link)
  if (!first) throw linkOver()
  const open = first.state === 'open' ? await openPayment(ctx, first.id) : undefined
  const stands = open && (await settle(ctx, { id: open.id, bankId: open.bank_id }))
  const purchase = await read(ctx, link)
  if (!purchase) throw linkOver()
  if (purchase.state === 'paid') throw alreadyPaid()
  if (purchase.state === 'given-up') throw purchaseOver()
  if (open && stands === 'open' && open.started_at > instantFromNow(ctx, -sameFor))
    return { paymentLink: open.pay_url }
  if ((await countPayments(ctx, purchase.id)) >= most)
    throw new Fault(429, 'too-many-requests', 'Je probeerde dit te vaak. Bel ons: dan helpen we je.', {
      retryAfter: 3600,
    })
  const payment = await startPayment(ctx, {
    title: purchase.title,
    amountCents: purchase.amount_cents,
    returnPath: purchase.return_path,
  })
  await ctx.transaction(async (tx) => {
    const held = await tx
      .selectFrom('purchase')
      .select('state')
      .where('id', '=', purchase.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    // The purchase was paid or given up meanwhile. The link of the new payment is given to nobody, and the payment expires at the
    // bank.
    if (held.state !== 'open') throw held.state === 'paid' ? alreadyPaid() : purchaseOver()
    await keepPayment(tx, ctx, purchase.id, payment)
  })
  return { paymentLink: payment.payUrl }
}
