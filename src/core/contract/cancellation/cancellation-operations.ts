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
import { phoneMissing } from '../../groups/phones.ts'
import { operation } from '../operation.ts'
import { keyReused, loginRequired } from '../refusals.ts'
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
