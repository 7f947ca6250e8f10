import * as z from 'zod/mini'
import { optional, wire } from '../../fields/brick/brick.ts'
import { noSuchChoice } from '../../fields/brick/choice.ts'
import { group, type Parts } from '../../fields/brick/group.ts'
import { addition } from '../../fields/home/addition.ts'
import { constructionYear } from '../../fields/home/construction-year.ts'
import { houseNumber } from '../../fields/home/house-number.ts'
import { houseType } from '../../fields/home/house-type.ts'
import { postcode } from '../../fields/home/postcode.ts'
import { livingAreaSize, plotAreaMissing, plotAreaOrNone } from '../../fields/home/surface.ts'
import { acceptedPrice } from '../../fields/payment/accepted-price.ts'
import { iban } from '../../fields/payment/iban.ts'
import { transactionId } from '../../fields/payment/transaction-id.ts'
import { dateOfBirth } from '../../fields/person/date-of-birth.ts'
import { email } from '../../fields/person/email.ts'
import { landline } from '../../fields/person/landline.ts'
import { mobile } from '../../fields/person/mobile.ts'
import { agreeTerms, mayAgreeCollection } from '../../fields/request/consent.ts'
import { acceptedPriceParts, acceptedTermsParts, sentWording } from '../../groups/accepted-costs.ts'
import { address } from '../../groups/address.ts'
import { person } from '../../groups/person.ts'
import { shownSex } from '../../groups/user-information.ts'
import { paymentStates } from '../../payments/states.ts'
import { houseTypes } from '../../rules/house-types.ts'
import { directDebit } from '../../rules/payment-methods.ts'
import { plotNeeded } from '../../rules/plot-needed.ts'
import { reportCodes } from '../../rules/valuation-report.ts'
import { exampleReport, reportSchema } from '../../valuations/report.ts'
import { operation } from '../operation.ts'
import { emailTaken, keyReused, partnerAway, priceChanged } from '../refusals.ts'
import { reportOfHome, reportTypes } from './answers.ts'

/** The fields of a home, with its kind under the name that the call uses. */
const withHome = <P extends Parts, K extends string>(kind: K, more: P) =>
  ({
    postcode,
    houseNumber,
    houseNumberAddition: optional(addition),
    constructionYear,
    plotAreaSize: plotAreaOrNone,
    ...({ [kind]: houseType } as Record<K, typeof houseType>),
    ...more,
  }) as const

/** The rule between kind and plot, for the description of a call. */
const plotRule = (kind: string) => ({
  words: 'Een huis met een perceel vertelt hoe groot dat is; bij een appartement is het 0.',
  also: [
    {
      not: {
        required: [kind, 'plotAreaSize'],
        properties: { [kind]: { not: { const: houseTypes.apartment } }, plotAreaSize: { const: 0 } },
      },
    },
  ],
})

const home = withHome('appartmentType', { livingaAreaSize: livingAreaSize })

export const report = operation({
  summary: 'Welk waarderapport er van een huis is, en wat het kost.',
  body: group(home, {
    rules: [
      {
        field: 'plotAreaSize',
        reads: ['appartmentType', 'plotAreaSize'],
        message: plotAreaMissing,
        ok: ({ appartmentType, plotAreaSize }) => !plotNeeded(appartmentType) || plotAreaSize > 0,
      },
    ],
  }),
  rules: { '': plotRule('appartmentType') },
  answer: reportOfHome,
  example: { reportType: reportTypes.full, priceInCents: 1795 },
  limit: 'rates',
  faults: [partnerAway('het waardemodel antwoordt niet')],
})

export const register = operation({
  summary:
    'Bestelt een waarderapport en begint de betaling; wie nog geen lid is, wordt het zodra er is betaald.',
  body: group(
    {
      ...withHome('houseType', { livingAreaSize }),
      // beside the fields of the text: mail and summary show the whole address
      streetName: optional(address.parts.streetName),
      cityName: optional(address.parts.city),
      campaignCode: optional(wire(z.literal(reportCodes.campaign, noSuchChoice), reportCodes.campaign)),
      membershipPackCode: optional(wire(z.literal(reportCodes.pack, noSuchChoice), reportCodes.pack)),
      paymentMethod: optional(wire(z.literal(directDebit, noSuchChoice), directDebit)),
      iban: optional(iban),
      directDebitAgreement: optional(mayAgreeCollection),
      continuousDirectDebitAgreementText: sentWording('collection'),
      dateOfBirth,
      membershipInformation: group({
        initials: person.parts.initials,
        // titles are not asked
        prefixes: optional(wire(z.literal('', noSuchChoice), '')),
        infix: person.parts.infix,
        lastName: person.parts.lastName,
        emailAddress: email,
        gender: shownSex,
        postcode,
        houseNumber,
        houseNumberAddition: optional(addition),
        streetName: address.parts.streetName,
        cityName: address.parts.city,
        phoneNumberMobile: mobile,
        telephoneNumberLandline: optional(landline),
      }),
      email: optional(email),
      agreeTermsAndConditions: agreeTerms,
      ...acceptedPriceParts(1795),
      acceptedFeeInCents: acceptedPrice(3450),
      ...acceptedTermsParts,
    },
    {
      rules: [
        {
          field: 'plotAreaSize',
          reads: ['houseType', 'plotAreaSize'],
          message: plotAreaMissing,
          ok: (of) => !plotNeeded(of.houseType) || of.plotAreaSize > 0,
        },
      ],
    },
  ),
  rules: {
    '': {
      ...plotRule('houseType'),
      words: `${plotRule('houseType').words} Wie nog geen lid is, geeft een IBAN en gaat akkoord met de incasso (directDebitAgreement).`,
    },
  },
  /** `price` in cents. */
  answer: z.object({ url: z.string(), reference: z.string(), transactionId: z.string(), price: z.int() }),
  example: {
    url: 'https://bank.example/betalen/1',
    reference: '7KQM-X4TF',
    transactionId: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
    price: 1795,
  },
  status: 201,
  submits: true,
  faults: [
    emailTaken,
    keyReused,
    priceChanged,
    { status: 409, code: 'no-report', when: 'er is geen rapport van dit huis' },
    partnerAway('de bank of het waardemodel antwoordt niet'),
  ],
})

export const status = operation({
  summary: 'Hoe de betaling van een waarderapport ervoor staat, en het rapport zodra dat er is.',
  query: group({ transactionId }),
  answer: z.object({
    status: z.enum(paymentStates),
    /** The reference of the purchase (D9). */
    reference: z.string(),
    /** A sentence that explains the status. */
    note: z.optional(z.string()),
    /** Address at which an open purchase is paid, without filling in anything again. */
    payLink: z.optional(z.string()),
    report: z.optional(reportSchema),
  }),
  example: { status: 'paid' as const, reference: '7KQM-X4TF', report: exampleReport },
  faults: [{ status: 404, code: 'payment-unknown', when: 'de betaling bestaat niet' }],
})
