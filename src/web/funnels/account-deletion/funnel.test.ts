import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { accountDeletion } from './funnel.ts'

testFunnel({ funnel: accountDeletion })
