import { casesSandbox } from '../adapters/cases-sandbox/cases-sandbox-adapter.ts'
import { casesCalls, casesGuards, casesName } from '../ports/cases.ts'
import { realPolicy } from '../ports/resilience.ts'
import { partner, sandbox, signedAdapter } from './partner.ts'

// Only jobs wait for this partner, and a document of 10 MB takes a while to travel.
const timeout = 28_000
const policy = { ...realPolicy, tryTimeout: 29_000, callTimeout: 30_000 }

/** The partner that handles cases: plans for owners' associations, valuations, legal positions, complaints and questions. */
export const cases = partner('cases', casesGuards, {
  name: casesName,
  label: 'Behandelaars',
  about: 'Neemt een zaak over, met de documenten erbij.',
  onThePhone: {
    down: 'Onze behandelaars zijn even niet bereikbaar. Je aanvraag staat veilig bij ons en gaat vanzelf door.',
    slow: 'Onze behandelaars krijgen je aanvraag nu wat later. Die staat veilig bij ons en gaat vanzelf door.',
  },
  purpose: 'take a case over, with its documents',
  variable: 'CASES',
  sandbox: sandbox('cases-sandbox', casesSandbox),
  adapters: { http: signedAdapter(casesName, 'CASES', casesCalls, { timeout }) },
  effectWhenOff:
    'the maintenance plan, the valuation and the legal position then show their service text; complaints and questions go to our own desks alone',
  whenOff:
    'Het meerjarenonderhoudsplan, de taxatie en de rechtspositie tonen dan alleen ons telefoonnummer en onze openingstijden. Klachten en vragen gaan alleen naar onze eigen loketten.',
  neededByFunnels: ['meerjarenonderhoudsplan', 'taxatie', 'rechtspositiebepaling'],
  policy,
})
