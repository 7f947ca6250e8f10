import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { determine } from '../../../core/contract/sale-price/calls.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { rowsOf } from '../../../core/sale-price/summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { salePrice } from './funnel.ts'

export const properties = { price: '€ 34,50', verkoopprijs: '€ 24,95' }
const summary = ({ body }: InputOf<typeof determine>, { viewer }: { viewer: Viewer }) =>
  rowsOf(body, { price: 2495, fee: isMember(viewer) ? undefined : 3450 })

export const tried: FunnelTrial[] = [{ funnel: salePrice, properties, summary }]
