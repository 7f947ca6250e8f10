import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { ownDetailsEmailConfirmation } from './funnel.ts'

testFunnel(ownDetailsEmailConfirmation, {
  unasked: { token: 'the mail that leads here brings it, behind the address' },
})
