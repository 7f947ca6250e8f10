import { inspectionsOwn } from '../adapters/inspections-own/inspections-own-adapter.ts'
import { inspectionsSandbox } from '../adapters/inspections-sandbox/inspections-sandbox-adapter.ts'
import { cachedInspections } from '../ports/cached-inspections.ts'
import { inspectionsCalls, inspectionsGuards, inspectionsName } from '../ports/inspections.ts'
import { adapter, partner, sandbox, signedAdapter } from './partner.ts'

export const inspections = partner('inspections', inspectionsGuards, {
  name: inspectionsName,
  label: 'Keuringspartner',
  about: 'Zegt wanneer er iemand bij een huis kan zijn, en neemt keuringen aan.',
  onThePhone: {
    down: 'Onze partner voor keuringen is even niet bereikbaar. Je aanvraag staat veilig bij ons en gaat vanzelf door.',
    slow: 'Onze partner voor keuringen is nu traag. Je aanvraag staat veilig bij ons en gaat vanzelf door.',
  },
  purpose: 'when somebody can be at a home; hand an inspection over, move it, or take it back',
  variable: 'INSPECTIONS',
  sandbox: sandbox('inspections-sandbox', inspectionsSandbox),
  adapters: {
    own: adapter('inspections-own', {}, () => inspectionsOwn(), {
      needs: 'inspectors of your own in the planning',
    }),
    http: signedAdapter(inspectionsName, 'INSPECTIONS', inspectionsCalls),
  },
  cached: cachedInspections,
  effectWhenOff: 'inspections then show their service text',
  whenOff: 'Keuringen tonen dan alleen ons telefoonnummer en onze openingstijden.',
  neededByFunnels: ['bouwtechnische-keuring', 'opleveringskeuring'],
})
