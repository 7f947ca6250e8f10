import { insulationSandbox } from '../adapters/insulation-sandbox/index.ts'
import { insulationCalls, insulationGuards, insulationName } from '../ports/insulation.ts'
import { partner, sandbox, served } from './partner.ts'

export const insulation = partner(insulationName, insulationGuards, {
  label: 'Isolatiebedrijf',
  asks: 'what insulating a home costs and saves; register somebody for an offer',
  variable: 'INSULATION',
  sandbox: sandbox('insulation-sandbox', insulationSandbox),
  adapters: { http: served(insulationName, 'INSULATION', insulationCalls) },
  mayBeOff: 'the insulation check shows its service text',
  closes: ['isolatiecheck'],
})
