import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { trials } from './test-password-set-ways.ts'

testFunnel(...trials)
