import { showPostcode } from '../fields/postcode.ts'
import type { Profile } from '../kernel/viewer.ts'
import { nameInWords } from './formatting.ts'

/** Prefill of a form's `address`, as somebody would have typed it (spec 000 section 6). */
export const prefillAddress = (profile: Profile) => ({
  postcode: profile.postcode && showPostcode(profile.postcode),
  houseNumber: profile.houseNumber?.toString(),
  addition: profile.addition,
  streetName: profile.streetName,
  city: profile.city,
})

/** Prefill of a form's `person`. */
export const prefillPerson = ({ initials, inserts, lastName }: Profile) => ({ initials, inserts, lastName })

/** Prefill of a form's `salutedPerson`; an unknown sex is asked (decision 5). */
export const prefillSalutedPerson = (profile: Profile) => ({
  salutation: profile.gender === 2 ? undefined : (`${profile.gender}` as const),
  ...prefillPerson(profile),
})

/** Prefill of a name that is asked as a whole; undefined while none is known. */
export const prefillName = ({ name, ...profile }: Profile): string | undefined =>
  profile.lastName ? nameInWords(profile) : name
