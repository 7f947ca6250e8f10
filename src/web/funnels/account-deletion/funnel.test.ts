import { testFunnel } from '../../engine/test-funnel.ts'
import { accountDeletion } from './funnel.ts'

testFunnel(accountDeletion)
