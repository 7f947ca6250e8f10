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

const unsent = { livesThere: 'it says which of two addresses is sent' }
const elsewhere = { livesThere: false }

export const trials: FunnelTrial[] = [
  {
    funnel: mortgageAdvice,
    unsent,
    summary: summary('Amersfoort'),
    ways: [
      { name: 'at an office, about the home that one lives in' },
      { name: 'by video, about another home', answers: { ...elsewhere, meeting: 'Beeldbellen' } },
    ],
  },
  {
    funnel: mortgageAdviceNationwide,
    unsent,
    summary: summary(undefined),
    ways: [{ name: 'about another home', answers: elsewhere }],
  },
]
