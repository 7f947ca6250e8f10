import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { required } from '../../fields/brick/sentences.ts'
import { addition } from '../../fields/home/addition.ts'
import { city } from '../../fields/home/city.ts'
import { houseNumber } from '../../fields/home/house-number.ts'
import { postcode } from '../../fields/home/postcode.ts'
import { streetName } from '../../fields/home/street-name.ts'
import { email } from '../../fields/person/email.ts'
import { infix } from '../../fields/person/infix.ts'
import { initials } from '../../fields/person/initials.ts'
import { landline } from '../../fields/person/landline.ts'
import { lastName } from '../../fields/person/last-name.ts'
import { mobile } from '../../fields/person/mobile.ts'
import { relationId } from '../../fields/person/relation-id.ts'
import { salutation } from '../../fields/person/salutation.ts'
import { cancellationReason, otherReason } from '../../fields/request/cancellation-reason.ts'
import { explanation } from '../../fields/request/explanation.ts'
import { reference } from '../../fields/request/reference.ts'
import { refusalReason, sureReason } from '../../fields/staff/cancellation.ts'
import { seenVersion } from '../../fields/staff/request-work.ts'
import { phoneMissing } from '../../groups/phones.ts'
import { operation } from '../operation.ts'
import { keyReused, loginRequired, notAllowed, staffLoginRequired } from '../refusals.ts'
import { requireFilled, when } from '../rules.ts'

/**
 * The body of a cancellation (spec 000 section 3, D40): at least one phone number, and an explanation with the reason
 * `otherReason`.
 */
export const cancellation = group(
  {
    relationId: optional(relationId),
    salutation,
    initials,
    infix: optional(infix),
    lastName,
    postcode,
    houseNumber,
    houseNumberAddition: optional(addition),
    streetName,
    city,
    emailAddress: email,
    phoneNumberMobile: optional(mobile),
    phoneNumberLandline: optional(landline),
    cancellationReason,
    explanation: optional(explanation),
  },
  {
    rules: [
      {
        field: 'phoneNumberMobile',
        reads: ['phoneNumberMobile', 'phoneNumberLandline'],
        message: phoneMissing,
        ok: (one) => one.phoneNumberMobile !== undefined || one.phoneNumberLandline !== undefined,
      },
      {
        field: 'explanation',
        reads: ['cancellationReason', 'explanation'],
        message: required,
        ok: (one) => one.cancellationReason !== otherReason || one.explanation !== undefined,
      },
    ],
  },
)

const day = z.iso.date()

export const cancelMembership = operation({
  summary: 'Zegt een lidmaatschap op.',
  body: cancellation,
  rules: {
    '': {
      words: `Ten minste één telefoonnummer. Bij de reden “${otherReason}” is een toelichting nodig.`,
      also: [
        { anyOf: [requireFilled('phoneNumberMobile'), requireFilled('phoneNumberLandline')] },
        when('cancellationReason', otherReason, requireFilled('explanation')),
      ],
    },
  },
  answer: z.object({
    reference: z.string(),
    /** The last day of the membership; only for a member who is logged in. */
    effectiveDate: z.optional(day),
  }),
  example: { reference: '7KQM-X4TF', effectiveDate: '2027-03-31' },
  status: 201,
  submits: true,
  faults: [
    { status: 409, code: 'already-cancelled', when: 'je hebt al opgezegd' },
    { status: 409, code: 'ends-by-itself', when: 'je lidmaatschap stopt al vanzelf' },
    keyReused,
  ],
})

export const withdrawCancellation = operation({
  summary: 'Trekt je eigen opzegging in; je lidmaatschap loopt dan gewoon door.',
  answer: z.object({
    reference: z.string(),
  }),
  example: { reference: '7KQM-X4TF' },
  submits: true,
  faults: [
    loginRequired,
    { status: 409, code: 'no-cancellation', when: 'er loopt geen opzegging (meer)' },
    keyReused,
  ],
})

// What staff do with a cancellation that was sent without logging in.

const waitsForStaff = [
  staffLoginRequired,
  notAllowed,
  { status: 404, code: 'not-found', when: 'er is geen opzegging met deze referentie' },
]
const acting = [
  ...waitsForStaff,
  {
    status: 409,
    code: 'changed',
    when: 'de opzegging veranderde nadat je die opende; de zin zegt door wie en wanneer',
  },
  { status: 409, code: 'not-now', when: 'de opzegging is al afgehandeld' },
]
const unmatchable = [
  { status: 409, code: 'no-member', when: 'niemand heeft dit lidnummer' },
  { status: 409, code: 'vve', when: 'het lidnummer is van een VvE' },
  { status: 409, code: 'later-member', when: 'dit lid werd pas lid na de opzegging' },
  { status: 409, code: 'already-cancelled', when: 'het lidmaatschap is al opgezegd' },
  { status: 409, code: 'ends-by-itself', when: 'het lidmaatschap stopt vanzelf' },
]
const settled = [
  { status: 409, code: 'matched', when: 'de opzegging hoort al bij een lid' },
  { status: 409, code: 'refused', when: 'de opzegging is al geweigerd' },
  { status: 409, code: 'withdrawn', when: 'de opzegging is ingetrokken' },
]

export const listCandidates = operation({
  summary: 'De leden die op een opzegging lijken, de meest waarschijnlijke eerst.',
  params: group({ reference }),
  answer: z.object({
    items: z.array(
      z.object({
        relationId: z.string(),
        /** As far as it is known. */
        name: z.nullable(z.string()),
        /** The last day of a membership that ends; null while it goes on. */
        lastDay: z.nullable(day),
        /** Whether it has not ended yet. */
        isRunning: z.boolean(),
        /** What is the same, in words: `naam`, `adres`. */
        alike: z.array(z.string()),
        /** Whether the details can only mean this member. If not, a match says how staff know. */
        isClear: z.boolean(),
      }),
    ),
  }),
  example: {
    items: [
      {
        relationId: '12345678',
        name: 'J. de Vries',
        lastDay: null,
        isRunning: true,
        alike: ['naam', 'adres'],
        isClear: true,
      },
    ],
  },
  limit: 'office',
  faults: waitsForStaff,
})

export const checkMatch = operation({
  summary: 'Wat er gebeurt als een opzegging bij een lid hoort. Er verandert niets.',
  params: group({ reference }),
  body: group({ relationId }),
  answer: z.object({
    relationId: z.string(),
    name: z.nullable(z.string()),
    lastDay: day,
    /** Whether the last day has passed. */
    isOver: z.boolean(),
    isClear: z.boolean(),
    /** What the member reads, without greeting and links. */
    mail: z.object({ subject: z.string(), lines: z.array(z.string()) }),
    /** Whether the sender gets it too, at another address. */
    isMailedApart: z.boolean(),
  }),
  example: {
    relationId: '12345678',
    name: 'J. de Vries',
    lastDay: '2027-03-31',
    isOver: false,
    isClear: true,
    mail: {
      subject: 'Je opzegging bij Thuisbasis is verwerkt (7KQM-X4TF)',
      lines: ['Het lidmaatschap loopt tot en met 31 maart 2027. Daarna stopt het.'],
    },
    isMailedApart: false,
  },
  limit: 'office',
  faults: [...waitsForStaff, ...unmatchable, ...settled],
})

export const matchCancellation = operation({
  summary: 'Beëindigt een lidmaatschap door een opzegging. De afzender en het lid krijgen een e-mail.',
  params: group({ reference }),
  body: group({
    version: seenVersion,
    relationId,
    /** How staff know that it is this member; needed where the details do not say so. */
    sure: optional(sureReason),
  }),
  answer: z.object({
    version: z.int(),
    /** The last day of the membership. */
    lastDay: day,
  }),
  example: { version: 4, lastDay: '2027-03-31' },
  limit: 'office',
  faults: [
    ...acting,
    ...unmatchable,
    { status: 409, code: 'not-clear', when: 'de gegevens zijn niet duidelijk van dit lid' },
  ],
})

export const refuseCancellation = operation({
  summary: 'Weigert een opzegging, zodat er niets stopt. De afzender leest waarom, behalve bij onzin.',
  params: group({ reference }),
  body: group({ version: seenVersion, because: refusalReason }),
  answer: z.object({
    version: z.int(),
    /** Whether the sender is mailed. */
    isMailed: z.boolean(),
  }),
  example: { version: 4, isMailed: true },
  limit: 'office',
  faults: acting,
})
