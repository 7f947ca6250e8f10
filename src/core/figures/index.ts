import type { Figure } from '../kernel/figure.ts'
import * as homePurchase from './home-purchase.ts'
import * as vat from './vat.ts'

/** Every dated figure, by its file in this folder: what `npm run stale` and the metrics look at. */
export const figures: Readonly<Record<string, readonly Figure<unknown>[]>> = {
  'home-purchase': Object.values(homePurchase),
  vat: Object.values(vat),
}
