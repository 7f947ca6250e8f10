import { handymanHttp } from '../adapters/handyman-http/index.ts'
import { calls } from '../adapters/handyman-http/wire.ts'
import { handymanSandbox } from '../adapters/handyman-sandbox/index.ts'
import { handymanGuards, handymanName } from '../ports/handyman.ts'
import { adapter, partner, signedAdapter } from './partner.ts'

/** The partner who sends handymen. */
export const handyman = partner('handyman', handymanGuards, {
  name: handymanName,
  label: 'Vakman-partner',
  asks: 'tasks, categories, rates per day, hand over an order',
  variable: 'HANDYMAN',
  sandbox: adapter('handyman-sandbox', {}, (_none, { db, clock }) => handymanSandbox(db, clock)),
  adapters: { http: signedAdapter('handyman-http', 'HANDYMAN', calls, handymanHttp) },
  mayBeOff: 'Klusservice then shows its service text',
  closes: ['klusservice'],
})
