import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/financial-plan/calls.ts'
import { rowsOf } from '../../../core/financial-plan/summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { financialPlan } from './funnel.ts'

export const properties = { geldplan: '€ 395,00', thanks: '/diensten/hypotheek/geldplan/bedankt' }
const summary = ({ body }: InputOf<typeof register>) =>
  rowsOf(body, {
    scenarios: [{ code: 'minder-werken', text: 'Minder werken' }],
    officeName: 'Amersfoort',
    price: 39_500,
  })

export const tried: FunnelTrial[] = [{ funnel: financialPlan, properties, summary }]
