import * as calls from '../../../core/contract/valuation-report/valuation-report-calls.ts'
import * as operations from '../../../core/contract/valuation-report/valuation-report-operations.ts'
import { feature } from '../../feature.ts'
import { purchasePaid } from '../../services/payments/payments-queues.ts'
import { anyone } from '../../services/permissions.ts'
import { fulfil, makeFreeReport } from './fulfil-valuation-report.ts'
import { valuationReport as product } from './product.ts'
import { readStatus, resultOf } from './read-valuation-report.ts'
import { demandsPayment, register } from './register-valuation-report.ts'
import { readReport } from './report.ts'
import { reportDocument } from './report-document.ts'
import { reportReady } from './valuation-report-letters.ts'
import { valuationReportPersonalData } from './valuation-report-personal-data.ts'
import { freeReport } from './valuation-report-queues.ts'
import { purchaseKind } from './valuation-report-request.ts'

/** A report on the value of a home, for members. It is paid online. */
export const valuationReport = feature('valuation-report', calls, operations, {
  apiDescription: 'Een waarderapport van een huis bestellen.',
  verbs: {
    report: { may: anyone, run: readReport },
    register: { may: anyone, run: register, trailWords: 'Waarderapport besteld', demands: demandsPayment },
    status: { may: anyone, run: readStatus },
  },
  requests: { register: purchaseKind },
  letters: [reportReady],
  documents: [reportDocument],
  jobs: [
    {
      queue: purchasePaid,
      run: (ctx, { purchase, product: paidFor }) =>
        fulfil(ctx, { purchase: String(purchase), product: String(paidFor) }),
    },
    { queue: freeReport, run: (ctx, { submission }) => makeFreeReport(ctx, String(submission)) },
  ],
  personalData: valuationReportPersonalData,
  products: [{ product: product.price, result: resultOf }],
})
