import { testFunnel } from '../../engine/test-funnel.ts'
import { wachtwoordInstellen } from './funnel.ts'

testFunnel(wachtwoordInstellen)
