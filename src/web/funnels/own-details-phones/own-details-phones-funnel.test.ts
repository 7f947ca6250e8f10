import { expect, it } from 'vitest'
import { Fault } from '../../../core/kernel/fault.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { ownDetailsPhones } from './own-details-phones-funnel.ts'

testFunnel({ funnel: ownDetailsPhones })

it('says for how long to wait when somebody tries too often, and leaves any other failure to the engine', () => {
  const says = ownDetailsPhones.exits.save?.says
  const sentence = 'Dit gaat te snel. Wacht 12 seconden en probeer het dan opnieuw.'
  expect(says?.(new Fault(429, 'too-many-requests', sentence, { retryAfter: 12 }))).toBe(sentence)
  expect(says?.(new Fault(429, 'unknown', 'HTTP 429'))).toBeUndefined()
  expect(says?.(new Fault(500, 'internal-error', 'x'))).toBeUndefined()
})
