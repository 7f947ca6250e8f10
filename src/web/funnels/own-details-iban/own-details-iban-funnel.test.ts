import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { ownDetailsIban } from './own-details-iban-funnel.ts'

testFunnel({ funnel: ownDetailsIban })
