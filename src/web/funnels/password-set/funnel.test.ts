import { testFunnel } from '../../engine/test-funnel.ts'
import { passwordSet } from './funnel.ts'

testFunnel(passwordSet)
