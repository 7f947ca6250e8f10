import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { ownDetailsEmailConfirmation } from './funnel.ts'

testFunnel(ownDetailsEmailConfirmation)
