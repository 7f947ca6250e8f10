import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { trials } from './test-insulation-check-ways.ts'

testFunnel(...trials)
