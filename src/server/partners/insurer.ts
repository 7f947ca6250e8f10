import { applicationCalls } from '../adapters/insurer-http/application-wire.ts'
import { insurerHttp } from '../adapters/insurer-http/index.ts'
import { calls } from '../adapters/insurer-http/wire.ts'
import { insurerSandbox } from '../adapters/insurer-sandbox/index.ts'
import { insurerGuards, insurerName } from '../ports/insurer.ts'
import { adapter, partner, signedAdapter } from './partner.ts'

/** The insurer of the home insurances. */
export const insurer = partner(insurerName, insurerGuards, {
  label: 'Verzekeraar',
  asks: 'what it knows of a home; what its insurances cost; take an application in; how it stands',
  variable: 'INSURER',
  sandbox: adapter('insurer-sandbox', {}, (_none, { db, clock }) => insurerSandbox(db, clock)),
  adapters: {
    http: signedAdapter('insurer-http', 'INSURER', { ...calls, ...applicationCalls }, insurerHttp),
  },
  mayBeOff: 'the home insurance shows its service text',
  closes: [
    'opstalverzekering',
    'inboedelverzekering',
    'aansprakelijkheidsverzekering',
    'rechtsbijstandverzekering',
    'woonverzekeringen',
  ],
})
