import { randomUUID } from 'node:crypto'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { paymentNoticePath } from '../../../core/payments/paths.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type RequestContext, type Runtime } from '../context.ts'

/** Most characters of the description that a bank shows (`ports/payments.ts`). */
const longest = 35

/** A payment that is started at the bank and not yet written with a purchase. */
export interface Started {
  /** Our id of the payment: the `transactionId` of calls and addresses. */
  id: string
  bankId: string
  payUrl: string
  amountCents: Cents
}

/** What a payment is for, and the page to which the bank sends the payer back. */
export interface Payable {
  title: string
  amountCents: Cents
  returnPath: string
}

const paysThemselves = () =>
  new Fault(
    403,
    'on-behalf-refused',
    'Hiervoor betaalt een beller zelf, op onze site. Dit vul je niet voor iemand anders in.',
  )

/**
 * Starts a payment at the bank, outside any transaction. Nobody can pay it before its link is given out, and that happens only
 * after `keepPayment` has written it. A payment that is never written expires at the bank. None is started for who calls (ADR 106).
 * @throws Fault 403 where a colleague fills it in for somebody else; PartnerError.
 */
export const startPayment = async (
  runtime: Pick<Runtime, 'ports' | 'sender'> & Pick<RequestContext, 'onBehalf'>,
  { title, amountCents, returnPath }: Payable,
): Promise<Started> => {
  if (runtime.onBehalf) throw paysThemselves()
  const id = randomUUID()
  const { siteUrl, name } = await runtime.sender()
  const { id: bankId, payUrl } = await runtime.ports.payments.start({
    key: id,
    amountCents,
    description: `${name} ${title}`.slice(0, longest),
    returnUrl: `${siteUrl}${returnPath}?transactionId=${id}`,
    // A bank refuses an address that it cannot reach, such as one on `localhost`.
    noticeUrl: `${siteUrl}${paymentNoticePath}`,
  })
  return { id, bankId, payUrl, amountCents }
}

/** Writes a started payment with its purchase, in the transaction after which its link is given out. */
export const keepPayment = async (
  tx: Tx,
  runtime: Pick<Runtime, 'clock'>,
  purchaseId: string,
  { id, bankId, payUrl, amountCents }: Started,
): Promise<void> => {
  await tx
    .insertInto('payment')
    .values({
      id,
      purchase_id: purchaseId,
      bank_id: bankId,
      pay_url: payUrl,
      amount_cents: amountCents,
      started_at: nowOf(runtime),
    })
    .execute()
}
