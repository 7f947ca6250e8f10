import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/mortgage-advice/mortgage-advice-calls.ts'
import { decisionTree } from '../../../core/contract/mortgage-advice/mortgage-advice-operations.ts'
import { mortgageAdviceRows } from '../../../core/mortgage-advice/mortgage-advice-summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { mortgageAdvice, mortgageAdviceNationwide } from './mortgage-advice-funnel.ts'

const summary =
  (officeName: string | undefined) =>
  ({ body }: InputOf<typeof register>) =>
    mortgageAdviceRows(body, { tree: decisionTree.example, officeName })

export const trials: FunnelTrial[] = [
  {
    funnel: mortgageAdvice,
    summary: summary('Amersfoort'),
  },
  {
    funnel: mortgageAdviceNationwide,
    summary: summary(undefined),
  },
]
