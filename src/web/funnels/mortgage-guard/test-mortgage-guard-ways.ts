import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { registerHypotheekwacht } from '../../../core/contract/mortgage-guard/mortgage-guard-calls.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { mortgageGuardRows } from '../../../core/mortgage-guard/mortgage-guard-summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { mortgageGuard, mortgageGuardPartner } from './mortgage-guard-funnel.ts'

export const mortgageGuardProperties = { price: '€ 34,50' }
/** The summary that the server makes, at its own price. */
const summary = ({ body }: InputOf<typeof registerHypotheekwacht>, { viewer }: { viewer: Viewer }) =>
  mortgageGuardRows(body, isMember(viewer) ? undefined : 3450)

export const trials: FunnelTrial[] = [
  {
    funnel: mortgageGuard,

    properties: mortgageGuardProperties,
    summary,
    ways: [
      { name: 'as asked' },
      { name: 'a woman with a landline', answers: { 'person.salutation': '1', landline: '0332345678' } },
    ],
  },
  { funnel: mortgageGuardPartner, properties: mortgageGuardProperties, summary },
]
