import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { accountDeletion } from './account-deletion-funnel.ts'

testFunnel({ funnel: accountDeletion })
