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
/** As calls carry it (D5), under the label of the form. */
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

/** A person as the calls of services carry them (`userInformation`, spec 001 section 3). */
export type UserInformation = Parsed<typeof parts>

/** The same for a call. */
export const userInformation = group(parts)

/** The same with the IBAN that who is no member yet gives (D55). */
export const payingUserInformation = group({ ...parts, accountNumber: optional(iban) })
export type PayingUserInformation = Parsed<(typeof payingUserInformation)['parts']>

/** The parts of a call for a service of members: the number of who is one, the payment of who becomes one with it. */
export const joiningParts = {
  userInformation: group({ relationId: optional(relationId), ...payingUserInformation.parts }),
  membership: group({ agreeCollection: optional(mayAgreeCollection) }),
  ...acceptedFeeParts(),
} as const
/** What ties them together, for the description of the call. */
export const joiningWords =
  'Wie nog geen lid is, geeft een IBAN (userInformation.accountNumber) en gaat akkoord met de incasso.'
