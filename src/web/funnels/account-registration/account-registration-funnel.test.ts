import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { accountRegistration } from './account-registration-funnel.ts'

testFunnel({ funnel: accountRegistration })
