import * as calls from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import * as operations from '../../../core/contract/home-insurance/home-insurance-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { apply } from './application.ts'
import { compare, readProperty } from './compare.ts'
import { applicationKind, quoteKind } from './home-insurance-request.ts'
import { quote } from './quote.ts'
import { quoteDocument } from './quote-document.ts'
import { mailQuote } from './quote-email.ts'
import { personalData } from './stored-quotes.ts'
import { readInsurers, validate } from './validate.ts'

/** Feature: the home insurances, with what the insurer knows of a home, premiums, quotes and applications. */
export const homeInsurance = feature('home-insurance', calls, operations, {
  apiDescription: 'De woonverzekeringen en hun premie.',
  verbs: {
    property: { may: anyone, run: readProperty },
    compare: { may: anyone, run: compare },
    quote: { may: anyone, run: quote },
    quoteEmail: { may: anyone, run: mailQuote, trailWords: 'Premieberekening aangevraagd' },
    insurers: { may: anyone, run: readInsurers },
    validate: { may: anyone, run: validate },
    submit: { may: anyone, run: apply, trailWords: 'Verzekering aangevraagd' },
  },
  requests: { quoteEmail: quoteKind, submit: applicationKind },
  documents: [quoteDocument],
  personalData,
})
