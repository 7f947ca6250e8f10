import { optional, relabel } from '../../core/fields/brick/brick.ts'
import type { Parsed } from '../../core/fields/brick/group.ts'
import { iban } from '../../core/fields/payment/iban.ts'
import { email } from '../../core/fields/person/email.ts'
import { landline } from '../../core/fields/person/landline.ts'
import { mobile } from '../../core/fields/person/mobile.ts'
import { agreeCollection } from '../../core/fields/request/consent.ts'
import { address } from '../../core/groups/address.ts'
import { salutedPerson } from '../../core/groups/person.ts'
import { ownAddress, ownPhones, ownSalutedPerson } from '../../core/groups/profile-words.ts'
import { emailOf, fixedName, isMember, type Profile, type Viewer } from '../../core/kernel/viewer.ts'

/** What a service asks of who wants it; their e-mail address is known by then (`KnownEmail`). */
export const detailsAsks = {
  person: salutedPerson,
  home: address,
  mobile,
  landline: optional(landline),
} as const

/** What the gate of `behindLogin` asks, in the same step: set once it passed its check, never typed (D34). */
export const checkedEmail = relabel(email, { control: 'custom' })

/** What it asks of who becomes a member with it (D55), shown by `paymentShows`. */
export const paymentAsks = { iban, agreeCollection } as const

const forNewMembers = (_known: unknown, { viewer }: { readonly viewer: Viewer }) => !isMember(viewer)
export const paymentShows = { iban: forNewMembers, agreeCollection: forNewMembers } as const

/** The funnel's `profile` of these answers. */
export const ownDetails = { person: ownSalutedPerson, home: ownAddress, ...ownPhones } as const

/** The funnel's `fixed`: whoever has a name cannot change it here (D34). */
export const fixedDetails = (profile: Profile) => ({ person: fixedName(profile) })

type Details = Parsed<typeof detailsAsks> & { readonly email?: unknown }

/** The answers as `userInformation` of a call, the IBAN empty for a member. */
export const userToSend = (
  details: Details & { readonly iban?: string | undefined },
  context: { readonly viewer: Viewer },
) => ({ ...personToSend(details, context), accountNumber: details.iban ?? '' })

/** Which answer each field of the name and of the ways to reach somebody is, as `personToSend` has them. */
export const nameFields = {
  sex: 'person.salutation',
  initials: 'person.initials',
  infix: 'person.infix',
  lastName: 'person.lastName',
} as const
export const contactFields = {
  phoneNumberMobile: 'mobile',
  phoneNumberLandline: 'landline',
  emailAddress: 'email',
} as const

/** Which answer each field of `personToSend` is, and each of `userToSend`. */
export const personFields = {
  ...nameFields,
  postcode: 'home.postcode',
  houseNumber: 'home.houseNumber',
  houseNumberAddition: 'home.addition',
  streetName: 'home.streetName',
  city: 'home.city',
  ...contactFields,
} as const
export const userFields = { ...personFields, accountNumber: 'iban' } as const

/** The same for a call that makes nobody a member. */
export const personToSend = (details: Details, context: { readonly viewer: Viewer }) => {
  const { person, home, mobile: phoneNumberMobile, landline: phoneNumberLandline = '' } = details
  return {
    sex: person.salutation,
    initials: person.initials,
    infix: person.infix ?? '',
    lastName: person.lastName,
    postcode: home.postcode,
    houseNumber: home.houseNumber,
    houseNumberAddition: home.addition ?? '',
    streetName: home.streetName,
    city: home.city,
    phoneNumberMobile,
    phoneNumberLandline,
    emailAddress: emailOf(details, context) ?? '',
  }
}
