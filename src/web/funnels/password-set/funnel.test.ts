import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { passwordSet } from './funnel.ts'

testFunnel(passwordSet)
