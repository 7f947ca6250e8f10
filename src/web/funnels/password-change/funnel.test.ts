import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { passwordChange } from './funnel.ts'

testFunnel({ funnel: passwordChange })
