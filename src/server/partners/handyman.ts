import { handymanSandbox } from '../adapters/handyman-sandbox/handyman-sandbox-adapter.ts'
import { handymanCalls, handymanGuards, handymanName } from '../ports/handyman.ts'
import { partner, sandbox, signedAdapter } from './partner.ts'

export const handyman = partner('handyman', handymanGuards, {
  name: handymanName,
  label: 'Vakman-partner',
  about: 'Zegt welke klussen kunnen en wat ze kosten, en neemt een opdracht aan.',
  onThePhone: {
    down: 'Onze partner voor klussen is even niet bereikbaar. Je aanvraag staat veilig bij ons en gaat vanzelf door.',
    slow: 'Onze partner voor klussen is nu traag. Je aanvraag staat veilig bij ons en gaat vanzelf door.',
  },
  purpose: 'tasks, categories, rates per day, hand over an order',
  variable: 'HANDYMAN',
  sandbox: sandbox('handyman-sandbox', handymanSandbox),
  adapters: { http: signedAdapter(handymanName, 'HANDYMAN', handymanCalls) },
  effectWhenOff: 'Klusservice then shows its service text',
  whenOff: 'De Klusservice toont dan alleen ons telefoonnummer en onze openingstijden.',
  neededByFunnels: ['klusservice'],
})
