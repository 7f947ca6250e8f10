import { PartnerError } from '../../../core/kernel/fault.ts'
import { formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import type { Report } from '../../../core/valuations/report.ts'
import type { Tx } from '../../database/pool.ts'
import { PermanentFailure } from '../../outbox/permanent-failure.ts'
import { type Context, nowOf } from '../../services/context.ts'
import { makeDocumentLater } from '../../services/documents/make.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { tellNumberApart } from '../../services/memberships/activate.ts'
import { joinByPurchase } from '../../services/payments/join.ts'
import { fulfilled } from '../../services/payments/payments-request-events.ts'
import { readPurchase } from '../../services/payments/purchases.ts'
import { markFulfilled } from '../../services/payments/settle.ts'
import { recordRequestEvent } from '../../services/submissions/advance.ts'
import { type ReadSubmission, readSubmission } from '../../services/submissions/read-submission.ts'
import { withStreet } from '../../services/valuations/home.ts'
import { reportOfModel } from '../../services/valuations/in-words.ts'
import { valuedHome } from './home.ts'
import { valuationReport } from './product.ts'
import { reportDocument } from './report-document.ts'
import { reportReady } from './valuation-report-letters.ts'
import type { PurchaseRequest } from './valuation-report-request.ts'

/**
 * Carries out a paid purchase: makes the membership, the report and the mail. A second run changes nothing, and the id of the
 * request is the key at the model.
 * @throws PartnerError, so that the job is tried again.
 */
export const fulfil = async (
  ctx: Context,
  { purchase: id, product }: { purchase: string; product: string },
): Promise<void> => {
  if (product !== valuationReport.price) return
  const purchase = await readPurchase(ctx, id)
  if (purchase?.state !== 'paid') return
  await joinByPurchase(ctx, purchase, valuationReport)
  if (purchase.fulfilledAt !== null) return
  const submission =
    purchase.submissionId === null ? undefined : await readSubmission(ctx, purchase.submissionId)
  if (!submission) return ctx.note('purchase without its request', { purchase: id })
  try {
    await makeReport(ctx, submission, purchase.personId, (tx) => markFulfilled(tx, ctx, id))
  } catch (thrown) {
    if (thrown instanceof PermanentFailure) await tellNumberApart(ctx, submission.id)
    throw thrown
  }
}

/**
 * Makes a report that costs nothing.
 * @throws PartnerError, so that the job is tried again.
 */
export const makeFreeReport = async (ctx: Context, submissionId: string): Promise<void> => {
  const submission = await readSubmission(ctx, submissionId)
  const sender = await ctx.database
    .selectFrom('submission')
    .select('person_id')
    .where('id', '=', submissionId)
    .executeTakeFirst()
  if (!submission || !sender) return
  await makeReport(ctx, submission, sender.person_id, async (tx) => {
    await recordRequestEvent(tx, ctx, submissionId, fulfilled)
    return true
  })
}

const askModel = async (ctx: Context, { id, request }: ReadSubmission): Promise<Report> => {
  const purchase = request as PurchaseRequest
  const { postcode, houseNumber, houseNumberAddition: addition } = purchase
  try {
    const reported = await ctx.ports.valuation.report(id, valuedHome(purchase))
    return reportOfModel(reported, await withStreet(ctx, { postcode, houseNumber, addition }))
  } catch (thrown) {
    if (!(thrown instanceof PartnerError) || thrown.reason !== 'refused') throw thrown
    // The payer is owed a report or their money, so the job becomes a dead letter that staff find.
    ctx.note('no report of a home that was paid for', { submission: id })
    throw new PermanentFailure()
  }
}

/**
 * Makes and writes the report of a request. Where two jobs do so at once, the first one writes it. `markDone` answers false where
 * the purchase was already carried out.
 */
const makeReport = async (
  ctx: Context,
  submission: ReadSubmission,
  personId: string | null,
  markDone: (tx: Tx) => Promise<boolean>,
): Promise<void> => {
  const report = await askModel(ctx, submission)
  await ctx.transaction(async (tx) => {
    const written = await tx
      .insertInto('valuation_report')
      .values({ submission_id: submission.id, report: JSON.stringify(report), made_at: nowOf(ctx) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('submission_id')
      .executeTakeFirst()
    if (!written || !(await markDone(tx))) return
    await makeDocumentLater(tx, reportDocument, submission.id)
    if (personId === null) return
    await writeLetter(tx, ctx, {
      letter: reportReady,
      personId,
      facts: {
        reference: submission.reference,
        value: formatWholeEuros(report.valueInCents),
        example: report.isExample ? 1 : 0,
      },
    })
  })
}
