import type { ValuedHome } from '../../ports/valuation.ts'
import type { PurchaseRequest } from './valuation-report-request.ts'

/** The home of a purchase, with the details that its buyer filled in. */
export const valuedHome = (of: PurchaseRequest): ValuedHome => ({
  postcode: of.postcode,
  houseNumber: of.houseNumber,
  addition: of.houseNumberAddition ?? '',
  constructionYear: of.constructionYear,
  livingArea: of.livingAreaSize,
  houseType: of.houseType,
  plotArea: of.plotAreaSize,
})
