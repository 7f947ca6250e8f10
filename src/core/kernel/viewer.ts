import type { KnownHome } from './known-home.ts'

/** The three membership states of spec 000 section 6, with the words of D33. */
export type MembershipStatus = 'lid' | 'niet lid' | 'niet ingelogd'

/** What is known of a logged-in person and a funnel may start from (spec 000 section 6). */
export interface Profile {
  relationId?: string
  emailAddress: string
  /** 0 Dhr., 1 Mevr., 2 unknown (D5). */
  gender: 0 | 1 | 2
  initials?: string
  infix?: string
  lastName?: string
  /** The whole name as it was typed, where no parts of it are known. */
  name?: string
  phoneNumberMobile?: string
  phoneNumberLandline?: string
  /** YYYY-MM-DD. */
  dateOfBirth?: string
  postcode?: string
  houseNumber?: number
  addition?: string
  streetName?: string
  city?: string
  /** The homes of this person with what is known of each; the one where they live comes first. */
  homes?: readonly KnownHome[]
}

/** A field of the profile that a form may ask. `phoneNumber` is either number, for a form that asks one. */
export type ProfileWord = Exclude<keyof Profile, 'homes'> | 'phoneNumber'

/** Maps the answers of a form, by its own field names, to the fields of the profile of whoever fills it in. */
export type ProfileWords<Answers> = {
  readonly [N in keyof Answers]?:
    | ProfileWord
    | (NonNullable<Answers[N]> extends infer Inner
        ? Inner extends object
          ? ProfileWords<Inner>
          : never
        : never)
}

/** Whoever visits a page: a visitor, a registered person, or a member. */
export interface Viewer {
  membershipStatus: MembershipStatus
  profile?: Profile
  /** What a visitor told in other forms of this visit, kept on their own device: nobody has verified it. */
  visit?: Profile
  /** A colleague fills it in for them by phone: they are asked no password, and to log in nowhere. */
  byPhone?: true
}

export const visitor: Viewer = { membershipStatus: 'niet ingelogd' }

export const isMember = (viewer: Viewer): boolean => viewer.membershipStatus === 'lid'
export const isLoggedIn = (viewer: Viewer): boolean => viewer.membershipStatus !== 'niet ingelogd'

/**
 * The e-mail address of whoever is logged in, else the one in the answers that passed its check; undefined while there is none.
 */
export const emailOf = (
  known: { readonly email?: unknown },
  { viewer }: { readonly viewer: Viewer },
): string | undefined =>
  viewer.profile?.emailAddress ?? (typeof known.email === 'string' ? known.email : undefined)

/** The parts of a person's name that a funnel shows as `fixed`: somebody whose name is known cannot change it there (D34). */
export const fixedName = ({ initials, infix, lastName }: Profile) =>
  initials && lastName ? { initials, infix: infix ?? '', lastName } : {}
