import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { trials } from './test-own-details-email-confirmation-ways.ts'

testFunnel(...trials)
