import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { determine } from '../../../core/contract/sale-price/sale-price-calls.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { salePriceRows } from '../../../core/sale-price/sale-price-summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { salePrice } from './sale-price-funnel.ts'

export const salePriceProperties = { price: '€ 34,50', verkoopprijs: '€ 24,95' }
const summary = ({ body }: InputOf<typeof determine>, { viewer }: { viewer: Viewer }) =>
  salePriceRows(body, { price: 2495, fee: isMember(viewer) ? undefined : 3450 })

export const trials: FunnelTrial[] = [{ funnel: salePrice, properties: salePriceProperties, summary }]
