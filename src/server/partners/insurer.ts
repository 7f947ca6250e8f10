import { insurerSandbox } from '../adapters/insurer-sandbox/index.ts'
import { insurerCalls, insurerGuards, insurerName } from '../ports/insurer.ts'
import { partner, sandbox, served } from './partner.ts'

export const insurer = partner(insurerName, insurerGuards, {
  label: 'Verzekeraar',
  asks: 'what it knows of a home; what its insurances cost; take an application in; how it stands',
  variable: 'INSURER',
  sandbox: sandbox('insurer-sandbox', insurerSandbox),
  adapters: {
    http: served(insurerName, 'INSURER', insurerCalls),
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
