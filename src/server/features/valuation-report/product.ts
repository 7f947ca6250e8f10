import { returnPaths } from '../../../core/payments/paths.ts'
import { product } from '../../../core/valuation-report/valuation-report-summary-rows.ts'
import type { Product } from '../../services/payments/offer.ts'

export const valuationReport: Product = {
  price: 'waarderapport',
  title: product,
  returnPath: returnPaths.valuationReport,
}
