import { valuationHttp } from '../adapters/valuation-http/index.ts'
import { calls } from '../adapters/valuation-http/wire.ts'
import { valuationSandbox } from '../adapters/valuation-sandbox/index.ts'
import { valuationGuards, valuationName } from '../ports/valuation.ts'
import { adapter, partner, signedAdapter } from './partner.ts'

/** A model that values homes. */
export const valuation = partner(valuationName, valuationGuards, {
  label: 'Waardemodel',
  asks: 'of which homes there is an estimate or a report; an estimate of what a home sells for; a report of what it is worth',
  variable: 'VALUATION',
  sandbox: adapter('valuation-sandbox', {}, (_none, { db, clock }) => valuationSandbox(db, clock)),
  adapters: { http: signedAdapter('valuation-http', 'VALUATION', calls, valuationHttp) },
  mayBeOff: 'what is made with it shows its service text',
  closes: ['verkoopprijs-bepalen', 'waarderapport'],
})
