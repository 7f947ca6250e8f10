import type { Tried } from '../../engine/testing/test-walk.ts'
import { drafts } from './funnel.ts'

export const tried: Tried[] = [
  { funnel: drafts, unasked: { link: 'the mail that leads here brings it, behind the address' } },
]
