import { insurerSandbox } from '../adapters/insurer-sandbox/insurer-sandbox-adapter.ts'
import { insurerCalls, insurerGuards, insurerName } from '../ports/insurer.ts'
import { partner, sandbox, signedAdapter } from './partner.ts'

export const insurer = partner(insurerName, insurerGuards, {
  label: 'Verzekeraar',
  about: 'Rekent premies uit en neemt aanvragen voor verzekeringen aan.',
  onThePhone: {
    down: 'De verzekeraar is even niet bereikbaar. Je aanvraag staat veilig bij ons en gaat vanzelf door. Je hoort per e-mail of die is geaccepteerd.',
    slow: 'De verzekeraar is nu traag. Je aanvraag staat veilig bij ons, en je hoort per e-mail of die is geaccepteerd.',
  },
  purpose: 'what it knows of a home; what its insurances cost; take an application in; how it stands',
  variable: 'INSURER',
  sandbox: sandbox('insurer-sandbox', insurerSandbox),
  adapters: {
    http: signedAdapter(insurerName, 'INSURER', insurerCalls),
  },
  effectWhenOff: 'the home insurance shows its service text',
  whenOff: 'De woonverzekeringen tonen dan alleen ons telefoonnummer en onze openingstijden.',
  neededByFunnels: [
    'opstalverzekering',
    'inboedelverzekering',
    'aansprakelijkheidsverzekering',
    'rechtsbijstandverzekering',
    'woonverzekeringen',
  ],
})
