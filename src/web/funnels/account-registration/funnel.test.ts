import { testFunnel } from '../../engine/test-funnel.ts'
import { accountRegistration } from './funnel.ts'

testFunnel(accountRegistration)
