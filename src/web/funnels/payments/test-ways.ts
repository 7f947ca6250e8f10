import type { Tried } from '../../engine/testing/test-walk.ts'
import { payments } from './funnel.ts'

export const tried: Tried[] = [
  { funnel: payments, unasked: { link: 'the mail that leads here brings it, behind the address' } },
]
