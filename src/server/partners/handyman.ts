import { handymanSandbox } from '../adapters/handyman-sandbox/index.ts'
import { handymanCalls, handymanGuards, handymanName } from '../ports/handyman.ts'
import { partner, sandbox, served } from './partner.ts'

export const handyman = partner('handyman', handymanGuards, {
  name: handymanName,
  label: 'Vakman-partner',
  asks: 'tasks, categories, rates per day, hand over an order',
  variable: 'HANDYMAN',
  sandbox: sandbox('handyman-sandbox', handymanSandbox),
  adapters: { http: served(handymanName, 'HANDYMAN', handymanCalls) },
  mayBeOff: 'Klusservice then shows its service text',
  closes: ['klusservice'],
})
