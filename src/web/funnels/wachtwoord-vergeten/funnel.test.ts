import { testFunnel } from '../../engine/test-funnel.ts'
import { wachtwoordVergeten } from './funnel.ts'

testFunnel(wachtwoordVergeten)
