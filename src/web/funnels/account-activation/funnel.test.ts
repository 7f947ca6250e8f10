import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { tried } from './test-ways.ts'

testFunnel(...tried)
