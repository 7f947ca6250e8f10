import { testFunnel } from '../../engine/test-funnel.ts'
import { ownDetailsEmail } from './funnel.ts'

testFunnel(ownDetailsEmail)
