import { testFunnel } from '../../engine/test-funnel.ts'
import { ownDetailsAddress } from './funnel.ts'

testFunnel(ownDetailsAddress)
