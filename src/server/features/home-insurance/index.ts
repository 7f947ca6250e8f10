import * as operations from '../../../core/contract/home-insurance.operations.ts'
import * as calls from '../../../core/contract/home-insurance.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { compare, readProperty } from './compare.ts'
import { confirmQuote } from './confirmation.ts'
import { personalData } from './kept-quotes.ts'
import { quote } from './quote.ts'
import { quoteDocument } from './quote-document.ts'
import { mailQuote } from './quote-email.ts'

/** The home insurances: what is known of a home, what they cost, and quotes that hold. */
export const homeInsurance = feature('home-insurance', calls, operations, {
  tags: { 'home-insurance': 'De woonverzekeringen en hun premie.' },
  verbs: {
    property: { may: anyone, run: readProperty },
    compare: { may: anyone, run: compare },
    quote: { may: anyone, run: quote },
    quoteEmail: { may: anyone, run: mailQuote, done: 'Premieberekening aangevraagd' },
  },
  requests: { quoteEmail: { confirm: confirmQuote, events: [], desk: 'verzekeringen' } },
  documents: [quoteDocument],
  personalData,
})
