import { inspectionsHttp } from '../adapters/inspections-http/index.ts'
import { calls } from '../adapters/inspections-http/wire.ts'
import { inspectionsOwn } from '../adapters/inspections-own/index.ts'
import { inspectionsSandbox } from '../adapters/inspections-sandbox/index.ts'
import { inspectionsGuards, inspectionsName } from '../ports/inspections.ts'
import { keptInspections } from '../ports/kept-inspections.ts'
import { adapter, partner, signedAdapter } from './partner.ts'

/** Who inspects homes. */
export const inspections = partner('inspections', inspectionsGuards, {
  name: inspectionsName,
  label: 'Keuringspartner',
  asks: 'when somebody can be at a home; hand an inspection over, move it, or take it back',
  variable: 'INSPECTIONS',
  sandbox: adapter('inspections-sandbox', {}, (_none, { db, clock }) => inspectionsSandbox(db, clock)),
  adapters: {
    own: adapter('inspections-own', {}, () => inspectionsOwn(), {
      needs: 'inspectors of your own in the planning',
    }),
    http: signedAdapter('inspections-http', 'INSPECTIONS', calls, inspectionsHttp),
  },
  cached: keptInspections,
  mayBeOff: 'inspections then show their service text',
  closes: ['bouwtechnische-keuring', 'opleveringskeuring'],
})
