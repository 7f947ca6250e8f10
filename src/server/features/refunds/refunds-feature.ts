import * as calls from '../../../core/contract/refunds/refunds-calls.ts'
import * as operations from '../../../core/contract/refunds/refunds-operations.ts'
import { feature } from '../../feature.ts'
import * as verbs from '../../services/payments/refund.ts'

/** Feature: money of a purchase goes back. The job that asks the bank is one of `payments`. */
export const refunds = feature('refunds', calls, operations, {
  apiDescription: 'Geld van een bestelling teruggeven.',
  verbs: {
    checkRefund: {
      may: verbs.checkRefund.may,
      run: (ctx, { body }) => verbs.checkRefund.run(ctx, body),
    },
    askRefund: {
      may: verbs.requestRefund.may,
      run: (ctx, { body }) => verbs.requestRefund.run(ctx, body),
    },
  },
})
