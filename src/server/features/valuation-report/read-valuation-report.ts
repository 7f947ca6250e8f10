import { sql } from 'kysely'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type * as calls from '../../../core/contract/valuation-report/valuation-report-calls.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import type { Report } from '../../../core/valuations/report.ts'
import { exampleNote, inRange, saleInWords } from '../../../core/valuations/valuations-words.ts'
import type { RequestContext, Runtime } from '../../services/context.ts'
import type { SoldProduct } from '../../services/payments/own-purchase.ts'
import { payPath } from '../../services/payments/pay-link.ts'
import { purchaseOfPayment } from '../../services/payments/purchases.ts'
import { statusOf } from '../../services/payments/status.ts'
import { valuationReport } from './product.ts'

/** The report of a request; undefined as long as it is not made. */
export const reportOf = async (
  { database }: Pick<Runtime, 'database'>,
  submissionId: string,
): Promise<Report | undefined> => {
  const row = await database
    .selectFrom('valuation_report')
    .select('report')
    .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
    .executeTakeFirst()
  return row?.report as Report | undefined
}

/** The report of a purchase as rows, for its page among somebody's own requests; empty as long as it is not made. */
export const resultOf: SoldProduct['result'] = async (runtime, purchaseId) => {
  const row = await runtime.database
    .selectFrom('valuation_report')
    .innerJoin('purchase', 'purchase.submission_id', 'valuation_report.submission_id')
    .select('report')
    .where('purchase.id', '=', purchaseId)
    .executeTakeFirst()
  return row ? rowsOfReport(row.report as Report) : []
}

/** A report as rows, for its page among somebody's own requests. */
export const rowsOfReport = (of: Report) => [
  { label: 'Huis', value: of.address },
  { label: 'Geschatte waarde', value: formatWholeEuros(of.valueInCents) },
  { label: 'Zekerheid', value: inRange(of.lowInCents, of.highInCents) },
  { label: 'Schatting van', value: `${formatDay(of.valuedOn, 'plain')}, ${of.source}` },
  ...of.basis,
  ...of.compared.map((sale) => ({ label: `Vergeleken met ${sale.place}`, value: saleInWords(sale) })),
  ...(of.isExample ? [{ label: 'Let op', value: exampleNote }] : []),
]

type Status = AnswerOf<typeof calls.status>

/**
 * Answers the state of a report that cost nothing. It has no payment, so the id of its request takes that place.
 * @throws Fault 404 `payment-unknown`.
 */
const statusOfFree = async (ctx: RequestContext, submissionId: string): Promise<Status> => {
  const submission = await ctx.database
    .selectFrom('submission')
    .select('reference')
    .where('id', '=', sql<string>`${submissionId}::uuid`)
    .where('kind', '=', 'valuation-report.register')
    .where((on) =>
      on.not(
        on.exists(on.selectFrom('purchase').select('id').whereRef('submission_id', '=', 'submission.id')),
      ),
    )
    .executeTakeFirst()
  if (!submission) throw new Fault(404, 'payment-unknown', 'Deze bestelling kennen we niet.')
  const report = await reportOf(ctx, submissionId)
  return { status: 'paid', reference: submission.reference, ...(report && { report }) }
}

/**
 * Answers the state of a payment, with the report once it is made and a link to pay while that is possible. Faults: 404
 * `payment-unknown`.
 */
export const readStatus = async (
  ctx: RequestContext,
  { query: { transactionId } }: RequestOf<typeof calls.status>,
): Promise<Status> => {
  const known = await purchaseOfPayment(ctx, transactionId, valuationReport.price).catch(
    (thrown: unknown) => {
      if (!(thrown instanceof Fault)) throw thrown
    },
  )
  if (!known) return statusOfFree(ctx, transactionId)
  const told = await statusOf(ctx, transactionId)
  const purchase = await purchaseOfPayment(ctx, transactionId, valuationReport.price)
  const { state, submissionId, reference } = purchase
  const report = state === 'paid' && submissionId !== null ? await reportOf(ctx, submissionId) : undefined
  const mayPay = state === 'open' && told.status !== 'paid' && submissionId !== null
  return {
    ...told,
    reference,
    ...(mayPay && { payLink: payPath(ctx, submissionId) }),
    ...(report && { report }),
  }
}
