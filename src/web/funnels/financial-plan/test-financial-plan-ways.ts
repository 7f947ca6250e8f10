import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/financial-plan/financial-plan-calls.ts'
import { financialPlanRows } from '../../../core/financial-plan/financial-plan-summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { financialPlan } from './financial-plan-funnel.ts'

export const financialPlanProperties = {
  geldplan: '€ 395,00',
  thanks: '/diensten/hypotheek/geldplan/bedankt',
}
const summary = ({ body }: InputOf<typeof register>) =>
  financialPlanRows(body, {
    scenarios: [{ code: 'minder-werken', text: 'Minder werken' }],
    officeName: 'Amersfoort',
    price: 39_500,
  })

export const trials: FunnelTrial[] = [{ funnel: financialPlan, properties: financialPlanProperties, summary }]
