import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { contactMessage } from './funnel.ts'

export const tried: FunnelTrial[] = [
  { funnel: contactMessage, ways: [{ name: 'about membership', answers: { subject: 'Lidmaatschap' } }] },
]
