import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { ownDetailsEmail } from './funnel.ts'

testFunnel({ funnel: ownDetailsEmail })
