import { testFunnel } from '../../engine/test-funnel.ts'
import { mijnEmail } from './funnel.ts'

testFunnel(mijnEmail)
