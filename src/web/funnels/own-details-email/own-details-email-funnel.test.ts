import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { ownDetailsEmail } from './own-details-email-funnel.ts'

testFunnel({ funnel: ownDetailsEmail })
