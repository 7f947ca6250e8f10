import { optional, relabel } from '../fields/brick/brick.ts'
import { group, type Parsed } from '../fields/brick/group.ts'
import { iban } from '../fields/payment/iban.ts'
import { email } from '../fields/person/email.ts'
import { landline } from '../fields/person/landline.ts'
import { mobile } from '../fields/person/mobile.ts'
import { relationId } from '../fields/person/relation-id.ts'
import { salutation, sex } from '../fields/person/salutation.ts'
import { mayAgreeCollection } from '../fields/request/consent.ts'
import { acceptedFeeParts } from './accepted-costs.ts'
import { address } from './address.ts'
import { person } from './person.ts'

const { postcode, houseNumber, addition, streetName, city } = address.parts
/** The salutation in the codes of calls (D5), under the label of the form. */
export const shownSex = relabel(sex, {
  label: salutation.facts.label,
  control: 'radio',
  show: (value) => ({ 0: 'Dhr.', 1: 'Mevr.', 2: 'Onbekend' })[value],
})

const parts = {
  sex: shownSex,
  initials: person.parts.initials,
  infix: person.parts.infix,
  lastName: person.parts.lastName,
  postcode,
  houseNumber,
  houseNumberAddition: optional(addition),
  streetName,
  city,
  phoneNumberMobile: mobile,
  phoneNumberLandline: optional(landline),
  emailAddress: email,
}

/** A person in the calls of services (`userInformation`, spec 001 section 3). */
export type UserInformation = Parsed<typeof parts>

export const userInformation = group(parts)

/** A person in the calls of services, with the IBAN that somebody gives who is no member yet (D55). */
export const payingUserInformation = group({ ...parts, accountNumber: optional(iban) })
export type PayingUserInformation = Parsed<(typeof payingUserInformation)['parts']>

/** Parts of a call for a service for members: the number of a member, or the payment of somebody who becomes one with it. */
export const joiningParts = {
  userInformation: group({ relationId: optional(relationId), ...payingUserInformation.parts }),
  membership: group({ agreeCollection: optional(mayAgreeCollection) }),
  ...acceptedFeeParts(),
} as const
/** The rule between these parts, for the description of the call. */
export const joiningWords =
  'Wie nog geen lid is, geeft een IBAN (userInformation.accountNumber) en gaat akkoord met de incasso.'
