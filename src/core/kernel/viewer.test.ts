import { expect, it } from 'vitest'
import { isLoggedIn, isMember, visitor } from './viewer.ts'

it('tells members from registered people and visitors', () => {
  const states = [visitor, { membershipStatus: 'niet lid' as const }, { membershipStatus: 'lid' as const }]
  expect(states.map(isMember)).toEqual([false, false, true])
  expect(states.map(isLoggedIn)).toEqual([false, true, true])
})
