import * as calls from '../../../core/contract/sale-price/calls.ts'
import * as operations from '../../../core/contract/sale-price/operations.ts'
import { feature } from '../../feature.ts'
import { purchasePaid } from '../../services/payments/queues.ts'
import { anyone } from '../../services/permissions.ts'
import { demandsPayment, determine } from './determine.ts'
import { fulfil } from './fulfil.ts'
import { estimateReady } from './letters.ts'
import { personalData } from './personal-data.ts'
import { salePrice as product } from './product.ts'
import { readEstimate, readStatus, resultOf } from './read.ts'
import { purchaseKind } from './request.ts'

/** An estimate of the price at which a home sells. It is paid online. */
export const salePrice = feature('sale-price', calls, operations, {
  apiDescription: 'De verkoopprijs van een huis laten schatten.',
  verbs: {
    determine: { may: anyone, run: determine, trailWords: 'Verkoopprijs besteld', demands: demandsPayment },
    status: { may: anyone, run: readStatus },
    estimate: { may: anyone, run: readEstimate },
  },
  requests: { determine: purchaseKind },
  letters: [estimateReady],
  jobs: [
    {
      queue: purchasePaid,
      run: (ctx, { purchase, product }) =>
        fulfil(ctx, { purchase: String(purchase), product: String(product) }),
    },
  ],
  personalData,
  products: [{ product: product.price, result: resultOf }],
})
