import type { ProfileWord } from '../kernel/viewer.ts'

// What forms ask of whoever fills them in, each answer by its word of their profile: a funnel says by these which of its
// answers are theirs, and which are somebody else's.

type Words = Readonly<Record<string, ProfileWord>>

/** Of an `address`. */
export const ownAddress = {
  postcode: 'postcode',
  houseNumber: 'houseNumber',
  addition: 'addition',
  streetName: 'streetName',
  city: 'city',
} as const satisfies Words

/** Of a `person`. */
export const ownPerson = {
  initials: 'initials',
  infix: 'infix',
  lastName: 'lastName',
} as const satisfies Words

/** Of a `salutedPerson`. */
export const ownSalutedPerson = { salutation: 'gender', ...ownPerson } as const satisfies Words

/** Of `phones`, and of a form that asks both numbers by these names. */
export const ownPhones = {
  mobile: 'phoneNumberMobile',
  landline: 'phoneNumberLandline',
} as const satisfies Words
