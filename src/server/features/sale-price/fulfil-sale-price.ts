import { PartnerError } from '../../../core/kernel/fault.ts'
import { PermanentFailure } from '../../outbox/permanent-failure.ts'
import { type Context, nowOf } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { tellNumberApart } from '../../services/memberships/activate.ts'
import { joinByPurchase } from '../../services/payments/join.ts'
import { type Purchase, readPurchase } from '../../services/payments/purchases.ts'
import { markFulfilled } from '../../services/payments/settle.ts'
import { readSubmission } from '../../services/submissions/read-submission.ts'
import { valuedHome } from '../../services/valuations/home.ts'
import { estimateOfModel } from '../../services/valuations/in-words.ts'
import { salePrice } from './product.ts'
import { estimateReady } from './sale-price-letters.ts'
import type { PurchaseRequest } from './sale-price-request.ts'

/**
 * Carries out a paid purchase: makes the membership, the estimate and the mail. A second run changes nothing, and the id of the
 * purchase is the key at the model.
 * @throws PartnerError, so that the job is tried again.
 */
export const fulfil = async (
  ctx: Context,
  { purchase: id, product }: { purchase: string; product: string },
): Promise<void> => {
  if (product !== salePrice.price) return
  const purchase = await readPurchase(ctx, id)
  if (purchase?.state !== 'paid') return
  await joinByPurchase(ctx, purchase, salePrice)
  if (purchase.fulfilledAt === null) await makeEstimate(ctx, purchase)
}

const makeEstimate = async (ctx: Context, { id, submissionId, personId }: Purchase): Promise<void> => {
  const submission = submissionId === null ? undefined : await readSubmission(ctx, submissionId)
  if (!submission) return ctx.note('purchase without its request', { purchase: id })
  const home = (submission.request as PurchaseRequest).userData.address
  const estimate = await ctx.ports.valuation
    .estimate(id, await valuedHome(ctx, home))
    .then((valued) => estimateOfModel(valued, home))
    .catch(async (thrown: unknown) => {
      if (!(thrown instanceof PartnerError) || thrown.reason !== 'refused') throw thrown
      // The payer is owed an estimate or their money, so the job becomes a dead letter that staff find.
      ctx.note('no estimate of a home that was paid for', { purchase: id })
      await tellNumberApart(ctx, submission.id)
      throw new PermanentFailure()
    })
  await ctx.transaction(async (tx) => {
    if (!(await markFulfilled(tx, ctx, id))) return
    await tx
      .insertInto('estimate')
      .values({ purchase_id: id, estimate: JSON.stringify(estimate), made_at: nowOf(ctx) })
      .execute()
    if (personId === null) return
    await writeLetter(tx, ctx, {
      letter: estimateReady,
      personId,
      facts: {
        reference: submission.reference,
        value: estimate.valueInCents,
        low: estimate.lowInCents,
        high: estimate.highInCents,
        valuedOn: estimate.valuedOn,
        example: estimate.isExample ? 1 : 0,
      },
    })
  })
}
