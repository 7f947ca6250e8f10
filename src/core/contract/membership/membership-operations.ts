import * as z from 'zod/mini'
import { newPassword } from '../../fields/account/new-password.ts'
import { optional, wire } from '../../fields/brick/brick.ts'
import { noSuchChoice } from '../../fields/brick/choice.ts'
import { group, judgedBy } from '../../fields/brick/group.ts'
import { line } from '../../fields/brick/text.ts'
import { giftCode } from '../../fields/payment/gift-code.ts'
import { iban } from '../../fields/payment/iban.ts'
import { paymentMethod } from '../../fields/payment/payment-method.ts'
import { dateOfBirth } from '../../fields/person/date-of-birth.ts'
import { email } from '../../fields/person/email.ts'
import { landline } from '../../fields/person/landline.ts'
import { lastName } from '../../fields/person/last-name.ts'
import { mobile } from '../../fields/person/mobile.ts'
import { agreeCollection, agreeTerms, mayAgreeCollection } from '../../fields/request/consent.ts'
import { acceptedFeeParts, acceptedPriceParts, acceptedTermsParts } from '../../groups/accepted-costs.ts'
import { address } from '../../groups/address.ts'
import { accountName } from '../../groups/person.ts'
import { sentAddress } from '../../groups/sent-address.ts'
import { bankTransfer, directDebit } from '../../rules/payment-methods.ts'
import { validAnswer } from '../answer-schemas.ts'
import { operation } from '../operation.ts'
import { emailTaken, keyReused, priceChanged } from '../refusals.ts'
import { type PartRules, requireFilled, requireTrue, when } from '../rules.ts'
import { membershipTitles } from './membership-titles.ts'

const noText = 'Dit is geen geldige tekst.'
const valid = { answer: validAnswer, example: { valid: true as const } }

export const preCheck = operation({
  summary: 'Kijkt of iemand met deze gegevens lid kan worden.',
  body: group({
    emailAddress: email,
    lastName,
    postcode: address.parts.postcode,
    houseNumber: address.parts.houseNumber,
    houseNumberAddition: optional(address.parts.addition),
  }),
  ...valid,
  limit: 'check',
  faults: [emailTaken],
})

export const validateEmail = operation({
  summary: 'Kijkt of iemand met dit e-mailadres lid kan worden.',
  body: group({ emailAddress: email }),
  ...valid,
  limit: 'check',
  faults: [emailTaken],
})

export const checkGiftCard = operation({
  summary: 'Kijkt of een cadeaukaart nog te gebruiken is.',
  params: group({ code: giftCode }),
  ...valid,
  limit: 'giftCard',
  faults: [{ status: 404, code: 'gift-card-unknown', when: 'de code bestaat niet of is al gebruikt' }],
})

const nameAddressDetails = group(
  { ...accountName, emailAddress: email, address: sentAddress },
  { label: membershipTitles.property },
)

const personalInformation = group(
  {
    // required: the specification calls the phones optional and not the date, and D35 has an error for a missing one
    dateOfBirth: group({ date: dateOfBirth }),
    phoneNumbers: group({ phoneNumberMobile: optional(mobile), phoneNumberLandline: optional(landline) }),
    // asked of new people only: whoever is logged in has one
    password: optional(newPassword),
  },
  { label: membershipTitles.contact },
)

const heading = { label: membershipTitles.payment }
const byDebit = group({ paymentMethod, iban, agreeCollection, agreeTerms }, heading)
const byTransfer = group({ paymentMethod, agreeTerms }, heading)
const byGift = group({ agreeTerms }, heading)
const paymentDetails = group(
  { paymentMethod, iban: optional(iban), agreeCollection: optional(mayAgreeCollection), agreeTerms },
  heading,
)
type Sent = Readonly<Record<string, unknown>>

/** The group that judges a payment: IBAN and the consent to collect count for direct debit only (spec 001 section 5, D35). */
const paymentFields = (sent: Sent) =>
  paymentMethod.schema.safeParse(sent.paymentMethod as never).data === directDebit ? byDebit : byTransfer

const rest = {
  giftyCardCode: optional(giftCode),
  // accepted and ignored: the gift code makes it a gift (D36)
  componentCodename: optional(wire(line({ invalid: noText, max: 200 }), 'lid-worden')),
  language: optional(wire(z.literal([0, 1], noSuchChoice), 0)),
  ...acceptedPriceParts(3450),
  ...acceptedFeeParts(),
  ...acceptedTermsParts,
}
const paid = group({
  nameAddressDetails,
  personalInformation,
  paymentDetails: judgedBy(paymentDetails, paymentFields),
  ...rest,
})
/** The body of a gift, in which only the code and the terms count: anything else under payment is dropped. */
const giftBody = group({ nameAddressDetails, personalInformation, paymentDetails: byGift, ...rest })
/**
 * Whether a gift code was sent, valid or not; the body is then judged as a gift. The field itself decides what counts as no
 * answer.
 */
const isGift = (sent: Sent): boolean => {
  const code = z.safeParse(rest.giftyCardCode.schema, sent.giftyCardCode)
  return !code.success || code.data !== undefined
}

const rules: PartRules = {
  '': {
    words:
      'Met een cadeaukaart (giftyCardCode) tellen van de betaalgegevens alleen de voorwaarden. Anders hangt van paymentMethod af wat nodig is. Wie niet is ingelogd, kiest een wachtwoord.',
    also: [
      {
        if: requireFilled('giftyCardCode'),
        else: {
          properties: {
            paymentDetails: {
              required: ['paymentMethod'],
              properties: { paymentMethod: {} },
              ...when('paymentMethod', directDebit, {
                allOf: [requireFilled('iban'), requireTrue('agreeCollection')],
              }),
            },
          },
        },
      },
    ],
  },
  paymentDetails: {
    required: ['agreeTerms'],
    words: `IBAN en incasso tellen alleen bij ${directDebit} (automatische incasso), niet bij ${bankTransfer}.`,
  },
}

export const register = operation({
  summary: 'Meldt iemand aan als lid.',
  body: judgedBy(paid, (sent) => (isGift(sent) ? giftBody : paid)),
  rules,
  /** `price` in cents: the fee of the first year, with its surcharge. */
  answer: z.object({ reference: z.string(), price: z.int() }),
  example: { reference: '7KQM-X4TF', price: 3450 },
  status: 201,
  submits: true,
  faults: [
    emailTaken,
    { status: 409, code: 'already-member', when: 'wie is ingelogd, is al lid of wordt het al' },
    { status: 409, code: 'gift-card-unknown', when: 'de cadeaukaart bestaat niet of is al gebruikt' },
    keyReused,
    priceChanged,
  ],
})
