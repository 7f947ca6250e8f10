import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { trials } from './test-account-activation-ways.ts'

testFunnel(...trials)
