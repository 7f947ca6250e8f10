import type { Tried } from '../../engine/testing/test-walk.ts'
import { accountActivation } from './funnel.ts'

export const tried: Tried[] = [
  { funnel: accountActivation, unasked: { link: 'the mail that leads here brings it, behind the address' } },
]
