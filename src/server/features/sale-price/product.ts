import { returnPaths } from '../../../core/payments/paths.ts'
import { product } from '../../../core/sale-price/sale-price-summary-rows.ts'
import type { Product } from '../../services/payments/offer.ts'

export const salePrice: Product = {
  price: 'verkoopprijs',
  title: product,
  returnPath: returnPaths.salePrice,
  freeFirstYear: true,
}
