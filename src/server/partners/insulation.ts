import { insulationSandbox } from '../adapters/insulation-sandbox/insulation-sandbox-adapter.ts'
import { insulationCalls, insulationGuards, insulationName } from '../ports/insulation.ts'
import { partner, sandbox, signedAdapter } from './partner.ts'

export const insulation = partner(insulationName, insulationGuards, {
  label: 'Isolatiebedrijf',
  about: 'Rekent uit wat isoleren kost en bespaart, en neemt aanmeldingen voor een offerte aan.',
  onThePhone: {
    down: 'Onze partner voor isolatie is even niet bereikbaar. Je aanmelding staat veilig bij ons en gaat vanzelf door.',
    slow: 'Onze partner voor isolatie is nu traag. Je aanmelding staat veilig bij ons en gaat vanzelf door.',
  },
  purpose: 'what insulating a home costs and saves; register somebody for an offer',
  variable: 'INSULATION',
  sandbox: sandbox('insulation-sandbox', insulationSandbox),
  adapters: { http: signedAdapter(insulationName, 'INSULATION', insulationCalls) },
  effectWhenOff: 'the insulation check shows its service text',
  whenOff: 'De isolatiecheck toont dan alleen ons telefoonnummer en onze openingstijden.',
  neededByFunnels: ['isolatiecheck'],
})
