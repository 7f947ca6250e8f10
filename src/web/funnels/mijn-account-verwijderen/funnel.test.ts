import { testFunnel } from '../../engine/test-funnel.ts'
import { mijnAccountVerwijderen } from './funnel.ts'

testFunnel(mijnAccountVerwijderen)
