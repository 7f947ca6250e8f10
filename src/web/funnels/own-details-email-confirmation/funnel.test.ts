import { testFunnel } from '../../engine/test-funnel.ts'
import { ownDetailsEmailConfirmation } from './funnel.ts'

testFunnel(ownDetailsEmailConfirmation)
