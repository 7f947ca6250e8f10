import type { Cancellation } from './cancellation-request.ts'

export interface ComparedMember {
  relationId: string
  email: string
  initials: string | null
  infix: string | null
  lastName: string | null
  postcode: string | null
  houseNumber: number | null
  addition: string | null
  mobile: string | null
  landline: string | null
}

/** What a cancellation and a member can have in common, in the order in which a clerk would look. */
export const traits = ['number', 'name', 'address', 'email', 'phone'] as const
export type Trait = (typeof traits)[number]

const traitWords: Record<Trait, string> = {
  number: 'lidnummer',
  name: 'naam',
  address: 'adres',
  email: 'e-mailadres',
  phone: 'telefoon',
}

/** What a cancellation and a member have in common, for staff: `naam`, `adres`. */
export const traitsInWords = (alike: readonly Trait[]): string[] => alike.map((trait) => traitWords[trait])

/** Leaves out capitals, accents, spaces and punctuation, so that `Van 't Hóf` and `van t hof` are equal. */
const folded = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const sameName = (asked: Cancellation, member: ComparedMember): boolean => {
  // some people write `van der` as the infix, others as a part of the last name
  const one = folded(`${asked.infix ?? ''}${asked.lastName}`)
  if (one !== folded(`${member.infix ?? ''}${member.lastName ?? ''}`)) return false
  const [asks, has] = [folded(asked.initials)[0], folded(member.initials)[0]]
  return has === undefined || asks === has
}

const sameAddress = (asked: Cancellation, member: ComparedMember): boolean =>
  folded(asked.postcode) === folded(member.postcode) &&
  asked.houseNumber === member.houseNumber &&
  folded(asked.houseNumberAddition) === folded(member.addition)

const samePhone = (asked: Cancellation, member: ComparedMember): boolean => {
  const has = [member.mobile, member.landline].filter((number) => number !== null)
  return [asked.phoneNumberMobile, asked.phoneNumberLandline].some(
    (number) => number !== undefined && has.includes(number),
  )
}

const traitTests: Record<Trait, (asked: Cancellation, member: ComparedMember) => boolean> = {
  number: (asked, { relationId }) => asked.relationId === relationId,
  name: sameName,
  address: sameAddress,
  email: (asked, { email }) => asked.emailAddress.toLowerCase() === email.toLowerCase(),
  phone: samePhone,
}

export const traitsInCommon = (asked: Cancellation, member: ComparedMember): Trait[] =>
  traits.filter((trait) => traitTests[trait](asked, member))

/** Whether the match needs no call to the member: the name and at least one other trait agree. */
export const isClear = (alike: readonly Trait[]): boolean => alike.includes('name') && alike.length > 1

/**
 * Whether the cancellation can only mean this member. Father and son at one address may have the same name, and only the member
 * number tells them apart. `others` holds the traits of each other candidate.
 */
export const isOnlyMatch = (alike: readonly Trait[], others: readonly (readonly Trait[])[]): boolean =>
  isClear(alike) && (alike.includes('number') || !others.some(isClear))

/** A member with what a cancellation and they have in common. */
interface Alike {
  relationId: string
  commonTraits: readonly Trait[]
  isRunning: boolean
}

/** Whether of these candidates a cancellation can only mean this member: those who left long ago do not count against it. */
export const isMeant = (relationId: string, candidates: readonly Alike[]): boolean => {
  const mine = candidates.find((one) => one.relationId === relationId)
  const others = candidates.filter((one) => one !== mine && one.isRunning)
  return isOnlyMatch(
    mine?.commonTraits ?? [],
    others.map(({ commonTraits }) => commonTraits),
  )
}
