import { testFunnel } from '../../engine/test-funnel.ts'
import { ownDetailsIban } from './funnel.ts'

testFunnel(ownDetailsIban)
