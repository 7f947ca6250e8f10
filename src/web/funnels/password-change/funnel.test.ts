import { testFunnel } from '../../engine/test-funnel.ts'
import { passwordChange } from './funnel.ts'

testFunnel(passwordChange)
