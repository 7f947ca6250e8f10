import * as calls from '../../../core/contract/payments/payments-calls.ts'
import * as operations from '../../../core/contract/payments/payments-operations.ts'
import { feature } from '../../feature.ts'
import { compareByItself } from '../../services/payments/compare.ts'
import { settleById } from '../../services/payments/notice.ts'
import { settleOpen } from '../../services/payments/open-payments.ts'
import { paymentTroubled, refundMade } from '../../services/payments/payments-letters.ts'
import { paymentsPersonalData } from '../../services/payments/payments-personal-data.ts'
import {
  comparisonQueue,
  noticeQueue,
  openPaymentsQueue,
  refundQueue,
} from '../../services/payments/payments-queues.ts'
import { receipt } from '../../services/payments/receipt.ts'
import { makeRefund } from '../../services/payments/refund.ts'
import { anyone } from '../../services/permissions.ts'
import { payPurchase, readPurchase } from './purchase.ts'

/** Paying for a purchase, whatever was bought. Each product that is sold online is a feature of its own. */
export const payments = feature('payments', calls, operations, {
  apiDescription: 'Een bestelling betalen.',
  verbs: {
    order: { may: anyone, run: readPurchase },
    pay: { may: anyone, run: payPurchase },
  },
  letters: [paymentTroubled, refundMade],
  documents: [receipt],
  jobs: [
    { queue: noticeQueue, run: (ctx, { payment }) => settleById(ctx, String(payment)) },
    { queue: refundQueue, run: (ctx, { refund }) => makeRefund(ctx, String(refund)) },
    { queue: openPaymentsQueue, every: '*/5 * * * *', run: settleOpen },
    { queue: comparisonQueue, every: '20 3 * * *', run: compareByItself },
  ],
  personalData: paymentsPersonalData,
})
