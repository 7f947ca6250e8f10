import * as z from 'zod/mini'
import { optional, wire } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { line } from '../../fields/brick/text.ts'
import { addition } from '../../fields/home/addition.ts'
import { houseNumber } from '../../fields/home/house-number.ts'
import { postcode } from '../../fields/home/postcode.ts'
import { iban } from '../../fields/payment/iban.ts'
import { transactionId } from '../../fields/payment/transaction-id.ts'
import { email } from '../../fields/person/email.ts'
import { landline } from '../../fields/person/landline.ts'
import { mobile } from '../../fields/person/mobile.ts'
import { relationId } from '../../fields/person/relation-id.ts'
import { agreeTerms, mayAgreeCollection } from '../../fields/request/consent.ts'
import { acceptedFeeParts, acceptedPriceParts, acceptedTermsParts } from '../../groups/accepted-costs.ts'
import { address } from '../../groups/address.ts'
import { person } from '../../groups/person.ts'
import { shownSex } from '../../groups/user-information.ts'
import { paymentStates } from '../../payments/states.ts'
import { estimateSchema, exampleEstimate } from '../../valuations/estimate.ts'
import { operation } from '../operation.ts'
import { emailTaken, keyReused, partnerAway, priceChanged } from '../refusals.ts'

const unknownPayment = { status: 404, code: 'payment-unknown', when: 'de betaling bestaat niet' }

export const determine = operation({
  summary:
    'Bestelt een verkoopprijs en begint de betaling; wie nog geen lid is, wordt het gratis voor een jaar.',
  body: group({
    userData: group({
      relationId: optional(relationId),
      sex: shownSex,
      initials: person.parts.initials,
      infix: person.parts.infix,
      lastName: person.parts.lastName,
      emailAddress: email,
      accountNumber: optional(iban),
      phoneNumberMobile: mobile,
      phoneNumberLandline: optional(landline),
      address,
    }),
    agreesToDirectDebitCollection: optional(mayAgreeCollection),
    agreesToGeneralTermsAndConditions: agreeTerms,
    /** The name of what is bought. It has no power: the settings say what is sold. */
    description: optional(
      wire(line({ max: 100, invalid: 'Dit is geen geldige tekst.' }), 'Schatting van mijn huis', 'Product'),
    ),
    ...acceptedPriceParts(2495),
    ...acceptedFeeParts(),
    ...acceptedTermsParts,
  }),
  rules: {
    '': {
      words:
        'Wie nog geen lid is, geeft een IBAN (userData.accountNumber) en gaat akkoord met de incasso vanaf het tweede jaar.',
    },
  },
  /** `price` in cents. */
  answer: z.object({
    paymentLink: z.string(),
    transactionId: z.string(),
    reference: z.string(),
    price: z.int(),
  }),
  example: {
    paymentLink: 'https://bank.example/betalen/1',
    transactionId: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
    reference: '7KQM-X4TF',
    price: 2495,
  },
  status: 201,
  submits: true,
  faults: [emailTaken, keyReused, priceChanged, partnerAway('de bank of het waardemodel antwoordt niet')],
})

export const status = operation({
  summary: 'Hoe de betaling ervoor staat, en de schatting zodra die er is.',
  query: group({ transactionId }),
  answer: z.object({
    status: z.enum(paymentStates),
    /** The reference of the purchase (D9). */
    reference: z.string(),
    /** A sentence that explains the status. */
    note: z.optional(z.string()),
    /** Address at which an open purchase is paid, without filling in anything again. */
    payLink: z.optional(z.string()),
    estimate: z.optional(estimateSchema),
  }),
  example: { status: 'paid' as const, reference: '7KQM-X4TF', estimate: exampleEstimate },
  faults: [unknownPayment],
})

export const estimate = operation({
  summary: 'De schatting van het huis van een bestelling die betaald is.',
  body: group({ transactionId, postcode, houseNumber, addition: optional(addition) }),
  answer: estimateSchema,
  example: exampleEstimate,
  faults: [
    unknownPayment,
    { status: 409, code: 'not-paid', when: 'de bestelling is niet betaald' },
    { status: 409, code: 'other-home', when: 'de bestelling is van een ander adres' },
    { status: 503, code: 'estimate-not-ready', when: 'er is betaald, en de schatting komt zo' },
  ],
})
