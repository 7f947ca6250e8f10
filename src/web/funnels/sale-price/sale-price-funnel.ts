import * as z from 'zod/mini'
import { validateEmail } from '../../../core/contract/account/account-calls.ts'
import { validAnswer } from '../../../core/contract/answer-schemas.ts'
import { determine, status } from '../../../core/contract/sale-price/sale-price-calls.ts'
import { salePriceTitles } from '../../../core/contract/sale-price/sale-price-titles.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { email } from '../../../core/fields/person/email.ts'
import { agreeTerms } from '../../../core/fields/request/consent.ts'
import { money } from '../../../core/fields/value/money.ts'
import { feeToSend, termsToSend } from '../../../core/groups/costs-to-send.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { isLoggedIn } from '../../../core/kernel/viewer.ts'
import { purchaseWords } from '../../../core/payments/payments-words.ts'
import { product } from '../../../core/sale-price/sale-price-summary-rows.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import {
  contactFields,
  detailsAsks,
  fixedDetails,
  memberNumberToSend,
  nameFields,
  ownDetails,
  paymentAsks,
  paymentShows,
  personToSend,
} from '../../login/service-details.ts'
import { backFromBank } from '../../payments/back-from-bank.ts'
import { salePriceCopy } from './sale-price-content.ts'
import { salePriceSections, steps as summarySteps } from './sale-price-summary.ts'
import { SalePriceDetails } from './steps/SalePriceDetails.tsx'

const amount = money({ label: '' })
const page = '/diensten/koop-verkoop/verkoopprijs-bepalen'
/**
 * The call that checks the e-mail address. Its answer is kept in the draft, so that it is not asked again when the payer comes
 * back from the bank.
 */
const checkEmail = { ...validateEmail, draftAnswer: validAnswer } as const

/** The funnel that sells an estimate of the price at which a home sells: details, then the bank (spec 001 section 2). */
export const salePrice = defineFunnel({
  slug: 'verkoopprijs-bepalen',
  service: salePriceCopy.service,
  properties: group({
    /** `price` is the yearly fee of a membership, `verkoopprijs` the price of the estimate. */
    price: amount,
    verkoopprijs: amount,
    opens: optional(wire(z.literal('betaald'), 'betaald')),
  }),
  steps: {
    gegevens: {
      title: salePriceTitles.details,
      intro: salePriceCopy.detailsIntro,
      asks: { ...detailsAsks, email, ...paymentAsks, agreeTerms },
      view: SalePriceDetails,
    },
    betaling: { title: salePriceTitles.payment, intro: salePriceCopy.paymentIntro, asks: {} },
  },
  overview: 'betaling',
  shows: paymentShows,
  onLeave: {
    // Somebody with an account is asked to log in before they go to the bank.
    gegevens: {
      endpoint: checkEmail,
      input: ({ email: emailAddress }, { viewer }) =>
        emailAddress && !isLoggedIn(viewer) ? { body: { emailAddress } } : undefined,
      fields: { emailAddress: 'email' },
      failure: 'Failed to validate email',
      help: { 'email-taken': { label: 'Inloggen', href: `/inloggen?terug=${encodeURIComponent(page)}` } },
    },
  },
  profile: { ...ownDetails, email: 'emailAddress' },
  fixed: (profile) => ({ ...fixedDetails(profile), email: profile.emailAddress }),
  summary: { sectionsOf: salePriceSections, steps: summarySteps },
  side: (_known, { properties }) => ({
    title: salePriceCopy.title,
    rows: [{ label: purchaseWords.product, value: product }],
    price: {
      term: salePriceCopy.price,
      value: formatCents(properties.verkoopprijs),
      note: purchaseWords.withVat,
    },
  }),
  exits: {
    pay: {
      endpoint: determine,
      button: salePriceCopy.pay,
      // These words stand for every failure, whatever its cause (spec 000 section 8).
      failure: 'No payment link found',
      toRequest: (answers, context) => {
        const { postcode, houseNumber, houseNumberAddition, streetName, city, ...person } = personToSend(
          answers,
          context,
        )
        return {
          body: {
            userData: {
              ...memberNumberToSend(context),
              ...person,
              accountNumber: answers.iban ?? '',
              address: { postcode, houseNumber, addition: houseNumberAddition, streetName, city },
            },
            agreesToDirectDebitCollection: answers.agreeCollection ?? false,
            agreesToGeneralTermsAndConditions: answers.agreeTerms,
            description: product,
            acceptedPriceInCents: context.properties.verkoopprijs,
            ...feeToSend(context.properties.price, context),
            ...termsToSend,
          },
        }
      },
      fields: {
        userData: { ...nameFields, ...contactFields, accountNumber: 'iban', address: 'home' },
        agreesToDirectDebitCollection: 'agreeCollection',
        agreesToGeneralTermsAndConditions: 'agreeTerms',
      },
      pays: () => true,
      // An answer without a link counts as a failure (spec 000 section 8).
      failed: ({ paymentLink }) => paymentLink === '',
      to: ({ paymentLink }) => ({ pay: paymentLink }),
    },
  },
  after: {
    betaald: backFromBank({
      endpoint: status,
      isThere: ({ estimate }) => estimate !== undefined,
      title: salePriceCopy.paid,
      intro: salePriceCopy.paidIntro,
      ordered: salePriceCopy.ordered,
      load: () => import('./steps/Estimate.tsx'),
      late: salePriceCopy.late,
      start: { label: salePriceCopy.start, href: page },
    }),
  },
})
