import type { ProfileWord } from '../kernel/viewer.ts'

// The profile field of each answer, for groups that ask something of whoever fills in the form. With these a funnel says which of
// its answers are about that person, and which about somebody else.

type Words = Readonly<Record<string, ProfileWord>>

/** The profile fields of an `address`. */
export const ownAddress = {
  postcode: 'postcode',
  houseNumber: 'houseNumber',
  addition: 'addition',
  streetName: 'streetName',
  city: 'city',
} as const satisfies Words

/** The profile fields of a `person`. */
export const ownPerson = {
  initials: 'initials',
  infix: 'infix',
  lastName: 'lastName',
} as const satisfies Words

/** The profile fields of a `salutedPerson`. */
export const ownSalutedPerson = { salutation: 'gender', ...ownPerson } as const satisfies Words

/** The profile fields of `phones`, and of a form that asks both numbers by these names. */
export const ownPhones = {
  mobile: 'phoneNumberMobile',
  landline: 'phoneNumberLandline',
} as const satisfies Words
