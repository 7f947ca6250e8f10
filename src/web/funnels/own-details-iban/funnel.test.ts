import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { ownDetailsIban } from './funnel.ts'

testFunnel({ funnel: ownDetailsIban })
