import type { Tried } from '../../engine/testing/test-walk.ts'
import { appointment } from './funnel.ts'

export const tried: Tried[] = [
  { funnel: appointment, unasked: { link: 'the mail that leads here brings it, behind the address' } },
]
