import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { ownDetailsAddress } from './own-details-address-funnel.ts'

testFunnel({ funnel: ownDetailsAddress })
