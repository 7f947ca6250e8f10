import * as z from 'zod/mini'
import { brick, optional, wire } from '../fields/brick/brick.ts'
import { group, list, type Parsed } from '../fields/brick/group.ts'
import { optionalGroup } from '../fields/brick/optional-group.ts'
import { required } from '../fields/brick/sentences.ts'
import { absentOr } from '../fields/brick/text.ts'
import { noSignature, signature } from '../fields/files/signature.ts'
import { streetAddress } from '../fields/home/address-type.ts'
import * as asked from '../fields/insurance/insurance-cancellation.ts'
import { email } from '../fields/person/email.ts'
import type { ParsedAddress } from '../groups/address.ts'
import { person, salutedPerson } from '../groups/person.ts'
import { postalAddress } from '../groups/postal-address.ts'
import { homeToSend, postalAddressOf, sentHome } from './sent-home.ts'

// The questions of the cancellation service, and its form in calls (spec 002 sections 3.3 and 7.3).

export const mostCancelled = 8

const cancelled = {
  name: asked.cancelledKind,
  insuranceNumber: asked.policyNumber,
  cancellationDate: asked.cancellationDate,
}

const oldHolder = group(
  { ...salutedPerson.parts, emailAddress: email },
  { label: 'Op wiens naam staat de verzekering?' },
)

export const cancellationAsks = {
  hasCancellationService: asked.hasCancellationService,
  cancellation: group({
    onOwnName: asked.onOwnName,
    applicant: oldHolder,
    address: postalAddress,
    insurer: asked.oldInsurer,
    insurances: list(group({ ...cancelled, nothingReplaces: asked.nothingReplaces }), {
      min: 1,
      max: mostCancelled,
      label: 'Verzekering',
    }),
    signature,
  }),
}

const prefix = 'data:image/png;base64,'

const sentSignature = brick(
  z
    .string(absentOr(required, noSignature))
    .check(
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(200_000, { error: noSignature, abort: true }),
      z.regex(/^iVBORw0KGgo[A-Za-z0-9+/]{9,}={0,2}$/, noSignature),
    ),
  { ...signature.facts, control: 'none', example: 'iVBORw0KGgoAAAANSUhEUg==' },
)

/**
 * The part of a call that asks to cancel old insurances: policy holder with signature, old insurer, and the insurances. Left out
 * or null where nothing is cancelled.
 */
export const cancellationService = optionalGroup(
  group({
    applicant: group({
      initials: person.parts.initials,
      infix: person.parts.infix,
      lastName: person.parts.lastName,
      signature: sentSignature,
      address: sentHome,
      emailAddress: email,
    }),
    encryptedInsurer: wire(asked.oldInsurer.schema, 'Vg3kQ2xZ8aLm', 'Verzekeraar'),
    insurances: list(group({ ...cancelled, nothingReplaces: optional(asked.mayNothingReplace) }), {
      min: 1,
      max: mostCancelled,
      label: 'Verzekering',
    }),
  }),
)
export type CancellationService = NonNullable<Parsed<{ of: typeof cancellationService }>['of']>

interface Holder {
  initials: string
  infix?: string | undefined
  lastName: string
  emailAddress: string
}
type Answered = Parsed<typeof cancellationAsks>['cancellation']

/** Converts the answers for a call; the policy holder is somebody else where the old insurance is not in the applicant's name. */
export const cancellationToSend = (
  { onOwnName, applicant, address: otherHome, insurer, insurances, signature: picture }: Answered,
  self: { person: Holder; home: ParsedAddress },
) => {
  const isOwn = onOwnName === 'yes'
  const { initials, infix = '', lastName, emailAddress } = isOwn ? self.person : applicant
  return {
    applicant: {
      initials,
      infix,
      lastName,
      signature: picture.slice(prefix.length),
      address: isOwn ? homeToSend(streetAddress, self.home) : postalAddressOf(otherHome),
      emailAddress,
    },
    encryptedInsurer: insurer,
    insurances,
  }
}
