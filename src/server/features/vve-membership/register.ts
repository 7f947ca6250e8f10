import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { registerVve as endpoint } from '../../../core/contract/vve-membership.ts'
import { directDebit } from '../../../core/rules/payment-methods.ts'
import { later } from '../../outbox/later.ts'
import { audit } from '../../services/audit/write.ts'
import { insertConsents } from '../../services/consents/insert.ts'
import type { Context } from '../../services/context.ts'
import { insertDeliveries, insertSubmission } from '../../services/submissions/insert.ts'
import { mailQueue } from '../../services/submissions/queues.ts'
import { freezeVve } from './document.ts'
import { feeToday } from './fee.ts'
import { insertVve } from './insert.ts'
import { flagsOf } from './known.ts'
import { activateVveQueue } from './queues.ts'

/**
 * Takes the membership of an owners' association in (spec 001 sections 3 to 7, decision 38): durable, with its price
 * of today, its consents, and the jobs that number it and mail the contact person, in one transaction.
 * Faults: 400 with errors at their fields, 429.
 */
export const registerVve = async (
  ctx: Context,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const { propertyDetails, contactDetails, paymentDetails } = body
  const fee = await feeToday(ctx, propertyDetails.totalApartments, paymentDetails.paymentMethod)
  return ctx.accept(async (tx) => {
    await ctx.mayMail(tx, contactDetails.email)
    const submission = await insertSubmission(tx, ctx, {
      kind: endpoint.name,
      part: endpoint.body ?? endpoint.query,
      request: body,
      document: freezeVve(body, fee),
      flags: await flagsOf(tx, ctx, propertyDetails),
    })
    await insertVve(tx, ctx, submission.id, body, fee)
    const debit = paymentDetails.paymentMethod === directDebit
    await insertConsents(tx, ctx, submission.id, debit ? ['terms', 'collection'] : ['terms'])
    await insertDeliveries(tx, submission.id, ['mail'])
    await audit(tx, ctx, endpoint.name, submission.id)
    await later(tx, activateVveQueue, { submission: submission.id }, { key: submission.id })
    await later(tx, mailQueue, { submission: submission.id }, { key: submission.id })
    return { reference: submission.reference }
  })
}
