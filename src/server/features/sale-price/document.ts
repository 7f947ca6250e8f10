import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { determine } from '../../../core/contract/sale-price.ts'
import { rowsOf, type ToldBeside } from '../../../core/sale-price/summary-rows.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'
import { salePrice } from './product.ts'

/** The parsed request. */
export type Order = RequestOf<typeof determine>['body']

/** The request as the page of the payment showed it. */
export const freezeOrder = (order: Order, told: ToldBeside): FilledForm => ({
  title: salePrice.title,
  sections: rowsOf(order, told),
})
