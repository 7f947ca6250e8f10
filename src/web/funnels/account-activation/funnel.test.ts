import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { accountActivation } from './funnel.ts'

testFunnel(accountActivation)
