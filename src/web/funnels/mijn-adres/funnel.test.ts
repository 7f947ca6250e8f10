import { testFunnel } from '../../engine/test-funnel.ts'
import { mijnAdres } from './funnel.ts'

testFunnel(mijnAdres)
