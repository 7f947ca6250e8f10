import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import { city } from '../../../core/fields/home/city.ts'
import { houseNumber } from '../../../core/fields/home/house-number.ts'
import { postcode } from '../../../core/fields/home/postcode.ts'
import { streetName } from '../../../core/fields/home/street-name.ts'
import { contactName } from '../../../core/fields/person/contact-name.ts'
import { email } from '../../../core/fields/person/email.ts'
import { infix } from '../../../core/fields/person/infix.ts'
import { initials } from '../../../core/fields/person/initials.ts'
import { lastName } from '../../../core/fields/person/last-name.ts'
import { relationId } from '../../../core/fields/person/relation-id.ts'
import { address } from '../../../core/groups/address.ts'
import { homeFacts } from '../../../core/home/facts.ts'
import { typedFact } from '../../../core/home/prefill.ts'
import { homeFactNames, type KnownFact, type KnownHome } from '../../../core/kernel/known-home.ts'
import { type Profile, type Viewer, visitor } from '../../../core/kernel/viewer.ts'

type Phone = 'phoneNumberMobile' | 'phoneNumberLandline'
type Text = Exclude<keyof Profile, 'gender' | 'houseNumber' | 'homes' | 'dateOfBirth' | Phone>

/** The brick that checks each word of a stored visit, since browser storage may hold anything. */
const bricks: Readonly<Record<Text, AnyBrick>> = {
  ...{ emailAddress: email, relationId, initials, infix, lastName, name: contactName },
  ...{ postcode, addition: address.parts.addition, streetName, city },
}

const phones: readonly Phone[] = ['phoneNumberMobile', 'phoneNumberLandline']

/**
 * The shape of a phone number as it is typed. The form checks it fully: when a visit is read, the numbering plans may not be
 * loaded yet.
 */
const typedNumber = /^\+?\d{1,19}$/

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const isRight = (brick: AnyBrick, value: unknown): boolean => brick.schema.safeParse(value).success

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && isRight(houseNumber, value) ? value : undefined

const factsIn = (stored: unknown): KnownHome['facts'] => {
  const facts = isRecord(stored) ? stored : {}
  return Object.fromEntries(
    homeFactNames.flatMap((name) => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
      if (!isRecord(fact) || typeof fact.on !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(fact.on)) return []
      const value = fact.value as KnownFact['value']
      const typed = typeof value === 'number' || typeof value === 'string' || Array.isArray(value)
      return typed && isRight(homeFacts.parts[name], typedFact(name, value))
        ? [[name, { value, source: 'person', on: fact.on } satisfies KnownFact] as const]
        : []
    }),
  )
}

const homeIn = (stored: unknown): KnownHome[] => {
  if (!isRecord(stored)) return []
  const number = numberOf(stored.houseNumber)
  const { postcode: code, addition = '' } = stored
  if (!number || typeof code !== 'string' || !isRight(postcode, code) || typeof addition !== 'string')
    return []
  return isRight(address.parts.addition, addition)
    ? [{ postcode: code, houseNumber: number, addition, facts: factsIn(stored.facts) }]
    : []
}

/** Reads a stored visit as a profile, each word checked by its field; undefined where it is none. */
export const readVisit = (stored: unknown): Profile | undefined => {
  if (!isRecord(stored)) return undefined
  const words = Object.entries(bricks).flatMap(([name, brick]) => {
    const value = Object.hasOwn(stored, name) ? stored[name] : undefined
    return typeof value === 'string' && isRight(brick, value) ? [[name, value]] : []
  })
  const numbers = phones.flatMap((name) => {
    const value = Object.hasOwn(stored, name) ? stored[name] : undefined
    return typeof value === 'string' && typedNumber.test(value) ? [[name, value]] : []
  })
  const number = numberOf(stored.houseNumber)
  return {
    emailAddress: '',
    ...Object.fromEntries([...words, ...numbers]),
    gender: stored.gender === 0 || stored.gender === 1 ? stored.gender : 2,
    ...(number && { houseNumber: number }),
    homes: (Array.isArray(stored.homes) ? stored.homes : []).slice(0, 5).flatMap(homeIn),
  }
}

/** The visitor with what they told during this visit. */
export const visitorWithVisit = (stored: unknown): Viewer => {
  const visit = readVisit(stored)
  return visit ? { ...visitor, visit } : visitor
}
