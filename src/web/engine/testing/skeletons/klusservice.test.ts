import { testFunnel } from '../test-funnel.ts'
import { klusservice } from './klusservice.ts'

testFunnel(klusservice)
