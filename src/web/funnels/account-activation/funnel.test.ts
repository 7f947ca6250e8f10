import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { accountActivation } from './funnel.ts'

testFunnel(accountActivation, { unasked: { link: 'the mail that leads here brings it, behind the address' } })
