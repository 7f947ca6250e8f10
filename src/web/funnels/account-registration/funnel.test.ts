import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { accountRegistration } from './funnel.ts'

testFunnel({ funnel: accountRegistration })
