import { testFunnel } from '../../engine/test-funnel.ts'
import { accountBevestigen } from './funnel.ts'

testFunnel(accountBevestigen)
