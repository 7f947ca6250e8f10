import type { Cancellation } from './request.ts'

/** What is known of somebody with a membership. */
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

/** What of a cancellation is also true of a member, in the order in which a clerk would look. */
export const traits = ['number', 'name', 'address', 'email', 'phone'] as const
export type Trait = (typeof traits)[number]

/** Without capitals, accents, spaces and signs: `Van 't Hóf` and `van t hof` are one name. */
const folded = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const sameName = (asked: Cancellation, member: ComparedMember): boolean => {
  // whether `van der` stands before the name or in it is a matter of taste
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

const holds: Record<Trait, (asked: Cancellation, member: ComparedMember) => boolean> = {
  number: (asked, { relationId }) => asked.relationId === relationId,
  name: sameName,
  address: sameAddress,
  email: (asked, { email }) => asked.emailAddress.toLowerCase() === email.toLowerCase(),
  phone: samePhone,
}

/** What they have in common. */
export const traitsInCommon = (asked: Cancellation, member: ComparedMember): Trait[] =>
  traits.filter((trait) => holds[trait](asked, member))

/** Whether a clerk would believe it without calling: the name, and one thing more. */
export const isClear = (alike: readonly Trait[]): boolean => alike.includes('name') && alike.length > 1

/**
 * Whether this member is meant and nobody else: father and son at one address have the same name, and only a number
 * tells them apart. `others` is what each other member has in common with it.
 */
export const isMeant = (alike: readonly Trait[], others: readonly (readonly Trait[])[]): boolean =>
  isClear(alike) && (alike.includes('number') || !others.some(isClear))
