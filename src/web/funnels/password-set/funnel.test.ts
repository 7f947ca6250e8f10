import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { passwordSet } from './funnel.ts'

testFunnel(passwordSet, { unasked: { link: 'the mail that leads here brings it, behind the address' } })
