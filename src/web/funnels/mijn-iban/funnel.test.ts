import { testFunnel } from '../../engine/test-funnel.ts'
import { mijnIban } from './funnel.ts'

testFunnel(mijnIban)
