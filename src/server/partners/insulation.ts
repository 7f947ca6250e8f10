import { insulationHttp } from '../adapters/insulation-http/index.ts'
import { calls } from '../adapters/insulation-http/wire.ts'
import { insulationSandbox } from '../adapters/insulation-sandbox/index.ts'
import { insulationGuards, insulationName } from '../ports/insulation.ts'
import { adapter, partner, signedAdapter } from './partner.ts'

/** The insulation company of the collective purchase. */
export const insulation = partner(insulationName, insulationGuards, {
  label: 'Isolatiebedrijf',
  asks: 'what insulating a home costs and saves; register somebody for an offer',
  variable: 'INSULATION',
  sandbox: adapter('insulation-sandbox', {}, (_none, { db, clock }) => insulationSandbox(db, clock)),
  adapters: { http: signedAdapter('insulation-http', 'INSULATION', calls, insulationHttp) },
  mayBeOff: 'the insulation check shows its service text',
  closes: ['isolatiecheck'],
})
