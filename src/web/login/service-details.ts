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

/** What a service asks about the person who wants it; their e-mail address is known by then (`KnownEmail`). */
export const detailsAsks = {
  person: salutedPerson,
  home: address,
  mobile,
  landline: optional(landline),
} as const

/** The answer of the gate `behindLogin`, asked in the same step: set once it passed the check, never typed (D34). */
export const checkedEmail = relabel(email, { control: 'custom' })

/** What a service asks of a visitor who becomes a member with it (D55), shown by `paymentShows`. */
export const paymentAsks = { iban, agreeCollection } as const

const forNewMembers = (_known: unknown, { viewer }: { readonly viewer: Viewer }) => !isMember(viewer)
export const paymentShows = { iban: forNewMembers, agreeCollection: forNewMembers } as const

/** The funnel's `profile` for these answers. */
export const ownDetails = { person: ownSalutedPerson, home: ownAddress, ...ownPhones } as const

/** The funnel's `fixed` for these answers: a person with a name in their account cannot change it here (D34). */
export const fixedDetails = (profile: Profile) => ({ person: fixedName(profile) })

type Details = Parsed<typeof detailsAsks> & { readonly email?: unknown }

/** The answers as `userInformation` of a call; the IBAN is empty for a member. */
export const userToSend = (
  details: Details & { readonly iban?: string | undefined },
  context: { readonly viewer: Viewer },
) => ({ ...personToSend(details, context), accountNumber: details.iban ?? '' })

/** The member number of who is logged in, for a call that takes it; null for anybody else (spec 001 section 3). */
export const memberNumberToSend = ({ viewer }: { readonly viewer: Viewer }) => ({
  relationId: viewer.profile?.relationId ?? null,
})

/** For each field of a name in `personToSend`, the answer that it is made of. */
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

/** For each field of `personToSend`, and of `userToSend`, the answer that it is made of. */
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

/** The answers as `userInformation` of a call with which nobody becomes a member. */
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
