import * as calls from '../../../core/contract/sale-price/sale-price-calls.ts'
import * as operations from '../../../core/contract/sale-price/sale-price-operations.ts'
import { feature } from '../../feature.ts'
import { purchasePaid } from '../../services/payments/payments-queues.ts'
import { anyone } from '../../services/permissions.ts'
import { demandsPayment, determine } from './determine-sale-price.ts'
import { fulfil } from './fulfil-sale-price.ts'
import { salePrice as product } from './product.ts'
import { readEstimate, readStatus, resultOf } from './read-sale-price.ts'
import { estimateReady } from './sale-price-letters.ts'
import { salePricePersonalData } from './sale-price-personal-data.ts'
import { purchaseKind } from './sale-price-request.ts'

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
  personalData: salePricePersonalData,
  products: [{ product: product.price, result: resultOf }],
})
