import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { ownDetailsAddress } from './funnel.ts'

testFunnel({ funnel: ownDetailsAddress })
