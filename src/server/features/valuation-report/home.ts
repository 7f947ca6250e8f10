import type { ValuedHome } from '../../ports/valuation.ts'
import type { Order } from './request.ts'

/** The home of an order, as its sender knows it. */
export const valuedHome = (of: Order): ValuedHome => ({
  postcode: of.postcode,
  houseNumber: of.houseNumber,
  addition: of.houseNumberAddition ?? '',
  constructionYear: of.constructionYear,
  livingArea: of.livingAreaSize,
  houseType: of.houseType,
  plotArea: of.plotAreaSize,
})
