import { testFunnel } from '../../engine/test-funnel.ts'
import { accountActivation } from './funnel.ts'

testFunnel(accountActivation)
