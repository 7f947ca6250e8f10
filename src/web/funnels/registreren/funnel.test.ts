import { testFunnel } from '../../engine/test-funnel.ts'
import { registreren } from './funnel.ts'

testFunnel(registreren)
