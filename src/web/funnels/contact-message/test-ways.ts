import type { Tried } from '../../engine/testing/test-walk.ts'
import { contactMessage } from './funnel.ts'

export const tried: Tried[] = [
  { funnel: contactMessage, ways: [{ name: 'about membership', answers: { subject: 'Lidmaatschap' } }] },
]
