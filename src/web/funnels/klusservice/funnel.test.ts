import { testFunnel } from '../../engine/test-funnel.ts'
import { klusservice } from './funnel.ts'

testFunnel(klusservice)
