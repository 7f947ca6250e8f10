import { randomUUID } from 'node:crypto'
import type { Cents } from '../../../core/kernel/money.ts'
import { paymentNoticePath } from '../../../core/payments/paths.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../context.ts'

/** Most characters that a bank shows (`ports/payments.ts`). */
const longest = 35

/** A payment that the bank knows and no purchase has yet. */
export interface Started {
  /** The `transactionId` of calls and addresses. */
  id: string
  bankId: string
  payUrl: string
  amountCents: Cents
}

/** What is paid, and where the bank sends whoever paid. */
export interface ToPay {
  title: string
  amountCents: Cents
  returnPath: string
}

/**
 * Asks the bank for a payment, outside any transaction. Nobody can pay it before its link is given to somebody, and that
 * is done with what `keepPayment` writes: one that is never kept runs out at the bank.
 * @throws PartnerError
 */
export const startPayment = async (
  runtime: Pick<Runtime, 'ports' | 'sender'>,
  { title, amountCents, returnPath }: ToPay,
): Promise<Started> => {
  const id = randomUUID()
  const { siteUrl, name } = await runtime.sender()
  const { id: bankId, payUrl } = await runtime.ports.payments.start({
    key: id,
    amountCents,
    description: `${name} ${title}`.slice(0, longest),
    returnUrl: `${siteUrl}${returnPath}?transactionId=${id}`,
    // a bank cannot reach a site that is on this machine alone, and refuses such an address
    noticeUrl: `${siteUrl}${paymentNoticePath}`,
  })
  return { id, bankId, payUrl, amountCents }
}

/** Writes a payment of a purchase down, in the transaction after which its link is given to somebody. */
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
