import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { contactMessage } from './contact-message-funnel.ts'

export const trials: FunnelTrial[] = [
  { funnel: contactMessage, ways: [{ name: 'about membership', answers: { subject: 'Lidmaatschap' } }] },
]
