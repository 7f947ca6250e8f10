import { call } from '../call.ts'
import type * as operations from './sale-price-operations.ts'

/** Orders an estimate of the price of a home, paid online (spec 000 section 7, spec 001 section 3, D49 and D58). */
export const determine = call<typeof operations.determine>({
  name: 'sale-price.determine',
  method: 'POST',
  path: '/api/v2/services/determineSalesPrice',
})

export const status = call<typeof operations.status>({
  name: 'sale-price.status',
  method: 'GET',
  path: '/api/v2/services/determineSalesPriceTransactionStatus',
})

export const estimate = call<typeof operations.estimate>({
  name: 'sale-price.estimate',
  method: 'POST',
  path: '/api/v2/services/determineHouseSalesPrice',
})
