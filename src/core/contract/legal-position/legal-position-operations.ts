import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { required } from '../../fields/brick/sentences.ts'
import { documentFiles } from '../../fields/files/attachments.ts'
import { sentFiles } from '../../fields/files/sent-files.ts'
import { iban } from '../../fields/payment/iban.ts'
import { relationId } from '../../fields/person/relation-id.ts'
import { mayAgreeCollection } from '../../fields/request/consent.ts'
import { contractLanguage } from '../../fields/request/contract-language.ts'
import {
  hasInsurance,
  insurer,
  insurerOther,
  legalExplanation,
  otherInsurer,
  sentRequestType,
} from '../../fields/request/legal-position.ts'
import { acceptedFeeParts, acceptedPriceParts } from '../../groups/accepted-costs.ts'
import { userInformation } from '../../groups/user-information.ts'
import { operation } from '../operation.ts'
import { emailTaken, filesRefused, keyReused, priceChanged } from '../refusals.ts'
import { requireFilled, when } from '../rules.ts'

const of = userInformation.parts

/** The body of the request, by the names of spec 001 section 7 and D65. */
export const legalPosition = group(
  {
    Type: sentRequestType,
    Description: legalExplanation,
    LegalInsurer: hasInsurance,
    Insurer: optional(insurer),
    InsurerOther: optional(insurerOther),
    RelationId: optional(relationId),
    Sex: of.sex,
    Initials: of.initials,
    Infix: of.infix,
    LastName: of.lastName,
    Postcode: of.postcode,
    HouseNumber: of.houseNumber,
    HouseNumberAddition: of.houseNumberAddition,
    StreetName: of.streetName,
    City: of.city,
    PhoneNumberMobile: of.phoneNumberMobile,
    PhoneNumberLandline: of.phoneNumberLandline,
    EmailAddress: of.emailAddress,
    Iban: optional(iban),
    AgreesToDirectDebitCollection: optional(mayAgreeCollection),
    Language: optional(contractLanguage),
    ...acceptedPriceParts(42_500),
    ...acceptedFeeParts(),
    Attachments: sentFiles({ accept: documentFiles }),
  },
  {
    rules: [
      {
        field: 'Insurer',
        reads: ['LegalInsurer', 'Insurer'],
        message: required,
        ok: ({ LegalInsurer, Insurer }) => LegalInsurer === 'no' || Insurer !== undefined,
      },
      {
        field: 'InsurerOther',
        reads: ['LegalInsurer', 'Insurer', 'InsurerOther'],
        message: required,
        ok: ({ LegalInsurer, Insurer, InsurerOther }) =>
          LegalInsurer === 'no' || Insurer !== otherInsurer || InsurerOther !== undefined,
      },
    ],
  },
)

export const determine = operation({
  summary:
    'Vraagt een rechtspositiebepaling aan, met documenten; wie nog geen lid is, wordt het. De prijs komt op een rekening.',
  body: legalPosition,
  rules: {
    '': {
      words:
        'Wie een verzekering heeft, zegt bij wie. Wie nog geen lid is, geeft een IBAN en gaat akkoord met de incasso. Een document reist mee, of is het id van een bestand dat al geüpload is.',
      also: [
        when('LegalInsurer', 'yes', requireFilled('Insurer')),
        {
          if: {
            required: ['LegalInsurer', 'Insurer'],
            properties: { LegalInsurer: { const: 'yes' }, Insurer: { const: otherInsurer } },
          },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: requireFilled('InsurerOther'),
        },
      ],
    },
  },
  /** `price` in cents: of the whole service, or of an hour for an owners' association. */
  answer: z.object({ reference: z.string(), price: z.int() }),
  example: { reference: '7KQM-X4TF', price: 42_500 },
  status: 201,
  submits: true,
  keepsFile: true,
  claimsFiles: true,
  faults: [emailTaken, keyReused, priceChanged, ...filesRefused],
})
