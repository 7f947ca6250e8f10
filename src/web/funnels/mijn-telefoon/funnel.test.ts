import { testFunnel } from '../../engine/test-funnel.ts'
import { mijnTelefoon } from './funnel.ts'

testFunnel(mijnTelefoon)
