import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { passwordChange } from './password-change-funnel.ts'

testFunnel({ funnel: passwordChange })
