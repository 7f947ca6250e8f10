import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/will-advice/will-advice-calls.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { willAdviceRows } from '../../../core/will-advice/will-advice-summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { willAdvice } from './will-advice-funnel.ts'

export const willAdviceProperties = {
  price: '€ 34,50',
  testamentadvies: '€ 95,00',
  email: 'info@voorbeeld.nl',
  thanks: '/diensten/testamentadvies/bedankt',
}
const summary = ({ body }: InputOf<typeof register>, { viewer }: { viewer: Viewer }) =>
  willAdviceRows(body, { officeName: 'Amersfoort', price: 9500, fee: isMember(viewer) ? undefined : 3450 })

export const trials: FunnelTrial[] = [
  {
    funnel: willAdvice,

    properties: willAdviceProperties,
    summary,
    ways: [{ name: 'online' }, { name: 'at an office', answers: { meeting: 'Kantoorbezoek' } }],
  },
]
