import { valuationSandbox } from '../adapters/valuation-sandbox/valuation-sandbox-adapter.ts'
import { valuationCalls, valuationGuards, valuationName } from '../ports/valuation.ts'
import { partner, sandbox, signedAdapter } from './partner.ts'

export const valuation = partner(valuationName, valuationGuards, {
  label: 'Waardemodel',
  about: 'Schat wat een huis opbrengt of waard is.',
  onThePhone: {
    down: 'Een waarde uitrekenen lukt nu even niet. Heb je al betaald? Dan komt je rapport vanzelf.',
    slow: 'Een waarde uitrekenen duurt nu langer. Heb je al betaald? Dan komt je rapport vanzelf.',
  },
  purpose:
    'of which homes there is an estimate or a report; an estimate of what a home sells for; a report of what it is worth',
  variable: 'VALUATION',
  sandbox: sandbox('valuation-sandbox', valuationSandbox),
  adapters: { http: signedAdapter(valuationName, 'VALUATION', valuationCalls) },
  effectWhenOff: 'what is made with it shows its service text',
  whenOff: 'De verkoopprijs en het waarderapport tonen dan alleen ons telefoonnummer en onze openingstijden.',
  neededByFunnels: ['verkoopprijs-bepalen', 'waarderapport'],
})
