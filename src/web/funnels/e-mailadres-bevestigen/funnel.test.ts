import { testFunnel } from '../../engine/test-funnel.ts'
import { emailBevestigen } from './funnel.ts'

testFunnel(emailBevestigen)
