import { sql } from 'kysely'
import { returnPaths } from '../../../core/payments/paths.ts'
import { product } from '../../../core/sale-price/sale-price-summary-rows.ts'
import { toJobId } from '../../outbox/enqueue.ts'
import { paymentsName } from '../../ports/payments.ts'
import { keepPurchase } from '../payments/keep-purchase.ts'
import { offerOf, type Product } from '../payments/offer.ts'
import { purchasePaid } from '../payments/payments-queues.ts'
import { makeRefund, requestRefund } from '../payments/refund.ts'
import { settle } from '../payments/settle.ts'
import { startPayment } from '../payments/start.ts'
import { handleRequest } from '../requests/handle.ts'
import { noteRequest } from '../requests/note.ts'
import { type BankChoice, sandboxBank } from '../sandbox/bank.ts'
import { type DemoDesk, sender, site } from './demo-desk.ts'

const salePrice: Product = { price: 'verkoopprijs', title: product, returnPath: returnPaths.salePrice }

/** An order of the demo, and how its payment ended. */
interface Bought {
  story: 'paid' | 'expired' | 'refunded'
  hoursAgo: number
  ends: BankChoice
  /** Minutes from the start of the payment to its end. */
  minutes: number
}

/** Orders, and has the bank end the payment. The bank keeps its own books, outside the transaction of the desk. */
const buy = async (desk: DemoDesk, { story, hoursAgo, ends, minutes }: Bought): Promise<void> => {
  const { database } = desk.runtime
  const ctx = desk.at(hoursAgo, sender)
  const offer = await offerOf(ctx, salePrice)
  const payment = await startPayment(ctx, { ...salePrice, amountCents: offer.amountCents })
  await database
    .updateTable('sandbox_payment')
    .set({ created_at: new Date(ctx.clock.now()).toISOString() })
    .where('id', '=', payment.bankId)
    .execute()
  await keepPurchase(desk.tx, ctx, {
    submission: desk.requestOf(story),
    personId: undefined,
    offer,
    payment,
  })
  const ended = desk.at(hoursAgo - minutes / 60, site)
  await sandboxBank({ database, clock: ended.clock }).choose(payment.bankId, ends)
  await settle(ended, payment)
}

const refund = async (desk: DemoDesk): Promise<void> => {
  const { id, reference } = desk.requestOf('refunded')
  const note = 'Twee keer besteld. Eén keer is genoeg, zei de koper aan de telefoon.'
  await requestRefund.run(desk.at(100, desk.staff.financieel), { reference, note })
  const { id: refundId, purchase } = await desk.tx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('purchase', 'purchase.id', 'payment.purchase_id')
    .select(['refund.id', 'purchase.id as purchase'])
    .where('purchase.submission_id', '=', id)
    .executeTakeFirstOrThrow()
  await makeRefund(desk.at(99.9, site), refundId)
  await noteRequest.run(desk.at(99, desk.staff.financieel), { reference, note: 'Het geld is terug.' })
  await handleRequest.run(desk.at(98, desk.staff.medewerker), { reference })
  // what went back is not made any more
  await sql`DELETE FROM pgboss.job WHERE name = ${purchasePaid.name}
    AND id = ${toJobId(purchasePaid.name, purchase)}::uuid`.execute(desk.tx)
}

/**
 * Orders that were paid, left and paid back, as far as the sandbox of the bank takes them. What was paid for is made by its job, as
 * for anybody.
 */
export const buyAndPay = async (desk: DemoDesk): Promise<void> => {
  const bank = desk.runtime.partners.find(({ name }) => name === paymentsName)
  if (!bank?.isTrial || bank.isOff) return
  await buy(desk, { story: 'paid', hoursAgo: 50.9, ends: 'paid', minutes: 4 })
  await buy(desk, { story: 'expired', hoursAgo: 119.9, ends: 'expired', minutes: 60 })
  await buy(desk, { story: 'refunded', hoursAgo: 190.9, ends: 'paid', minutes: 6 })
  await refund(desk)
}
