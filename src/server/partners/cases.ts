import { casesSandbox } from '../adapters/cases-sandbox/index.ts'
import { casesCalls, casesGuards, casesName } from '../ports/cases.ts'
import { realPolicy } from '../ports/resilience.ts'
import { partner, sandbox, served } from './partner.ts'

// Only jobs wait for this partner, and a document of 10 MB takes a while to travel.
const timeout = 28_000
const policy = { ...realPolicy, tryFor: 29_000, within: 30_000 }

/** The partner that handles cases: plans for owners' associations, valuations, legal positions, complaints and questions. */
export const cases = partner('cases', casesGuards, {
  name: casesName,
  label: 'Behandelaars',
  asks: 'take a case over, with its documents',
  variable: 'CASES',
  sandbox: sandbox('cases-sandbox', casesSandbox),
  adapters: { http: served(casesName, 'CASES', casesCalls, { timeout }) },
  mayBeOff:
    'the maintenance plan, the valuation and the legal position then show their service text; complaints and questions go to our own desks alone',
  closes: ['meerjarenonderhoudsplan', 'taxatie', 'rechtspositiebepaling'],
  policy,
})
