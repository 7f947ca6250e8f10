import { testFunnel } from '../../engine/test-funnel.ts'
import { mijnWachtwoord } from './funnel.ts'

testFunnel(mijnWachtwoord)
