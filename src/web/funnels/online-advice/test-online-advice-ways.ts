import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/online-advice/online-advice-calls.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { onlineAdviceRows } from '../../../core/online-advice/online-advice-summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { onlineAdvice } from './online-advice-funnel.ts'

const tree = [
  {
    code: 'juridisch',
    text: 'Juridisch',
    answers: [{ code: 'buren', text: 'Buren en erfgrens', appointmentType: 'juridisch', officeId: 85 }],
  },
]
const summary = ({ body }: InputOf<typeof register>, { viewer }: { viewer: Viewer }) =>
  onlineAdviceRows(body, tree, isMember(viewer) ? undefined : 3450)
export const onlineAdviceProperties = { price: '€ 34,50', thanks: '/contact/online-adviesgesprek/bedankt' }

export const trials: FunnelTrial[] = [{ funnel: onlineAdvice, properties: onlineAdviceProperties, summary }]
