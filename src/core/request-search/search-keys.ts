import type { AnyBrick, Sought } from '../fields/brick/brick.ts'
import type { Part, Parts } from '../fields/brick/group.ts'
import { relationId } from '../fields/person/relation-id.ts'
import { addressLabel, nameLabel } from '../groups/formatting.ts'
import type { Profile } from '../kernel/viewer.ts'
import { foldText } from '../search/search-words.ts'

/** What of a request a key holds. */
type SearchKind = 'reference' | 'name' | 'email' | 'address' | 'member' | 'phone'

/** A word by which staff find a request: folded, without spaces, so that everything that means the same is one word. */
export interface SearchKey {
  kind: SearchKind
  word: string
}

/** Letters with no accent to leave out, as they are typed by somebody whose keyboard does not have them. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
}

/** Most UTF-16 units of a key: an index of PostgreSQL holds no word of 2,700 bytes. What is longer is cut, kept and sought alike. */
const longestKey = 100

/** Cuts a text, never through the middle of a character. */
const cut = (text: string): string => text.slice(0, longestKey).replace(/[\ud800-\udbff]$/, '')

/** Letters and digits alone, without case and accents: `'t Hart` is `thart`, `3821 BT` is `3821bt`. */
const fold = (text: string): string =>
  cut(
    foldText(text)
      .replace(/[æœøłđðþßı]/g, (letter) => plainLetters[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, ''),
  )

/** An e-mail address keeps its signs: with a dot or without one it is another mailbox. */
const mailWord = (text: string): string => cut(text.toLowerCase().replace(/\s+/g, ''))

/** The digits of a phone number: a Dutch one with its nought, any other with its country behind two noughts. */
const phoneWord = (text: string): string =>
  cut(
    text
      .trim()
      .replace(/^\+/, '00')
      .replace(/\D+/g, '')
      .replace(/^00310?/, '0'),
  )

/** Most keys of one name, which begin at its first words. Each goes on to its end, so that whoever types all of it finds it. */
const mostNameKeys = 8

/**
 * The keys of a name, given in its parts: the whole, and what is left of it from each part on, so that `J. de Vries` is found by
 * `jdevries`, `devries` and `vries`.
 */
const nameKeys = (parts: readonly string[]): SearchKey[] => {
  const words = parts.map(fold).filter((word) => word !== '')
  return words
    .slice(0, mostNameKeys)
    .map((_word, from): SearchKey => ({ kind: 'name', word: cut(words.slice(from).join('')) }))
}

/** The words of a name, which white space and hyphens divide. */
const wordsIn = (name: string): string[] => name.split(/[\s,&/-]+/)

/** The keys of a last name with what stands before it; a given name in front gives one more. */
const lastNameKeys = (given: readonly string[], infix: string, lastName: string): SearchKey[] =>
  (given.length > 0 ? given : ['']).flatMap((first) => nameKeys([first, infix, ...wordsIn(lastName)]))

/** A home by its postcode and number, and once more with its addition. */
const addressKeys = (postcode: string, number: string, additions: readonly string[]): SearchKey[] => {
  const [bare = ''] = /^\d+/.exec(number) ?? []
  return [`${postcode}${bare}`, `${postcode}${number}${additions.join('')}`].map(
    (text): SearchKey => ({ kind: 'address', word: fold(text) }),
  )
}

/** An answer that a request is found by, and what it names. */
interface Told {
  as: Sought | 'email' | 'phone'
  text: string
}

const toldAs = ({ facts: { control, sought, unlisted } }: AnyBrick): Told['as'] | undefined => {
  // an address that is typed twice is one address
  if (unlisted) return undefined
  if (control === 'email') return 'email'
  return control === 'tel' ? 'phone' : sought
}

const toldBy = (brick: AnyBrick, value: unknown): Told[] => {
  const as = toldAs(brick)
  if (as === undefined || (typeof value !== 'string' && typeof value !== 'number')) return []
  return [{ as, text: String(value) }]
}

/** The keys of the answers that stand beside each other in one group: together they name a person and a home. */
const keysOfGroup = (told: readonly Told[]): SearchKey[] => {
  const all = (as: Told['as']): string[] => told.filter((one) => one.as === as).map(({ text }) => text)
  const [infix = ''] = all('infix')
  const [postcode] = all('postcode')
  const [number] = all('house-number')
  return [
    ...all('last-name').flatMap((lastName) => lastNameKeys(all('given-name'), infix, lastName)),
    ...all('whole-name').flatMap((name) => nameKeys(wordsIn(name))),
    ...all('email').map((text): SearchKey => ({ kind: 'email', word: mailWord(text) })),
    ...all('phone').map((text): SearchKey => ({ kind: 'phone', word: phoneWord(text) })),
    ...all('member-number').map((text): SearchKey => ({ kind: 'member', word: fold(text) })),
    ...(postcode !== undefined && number !== undefined ? addressKeys(postcode, number, all('addition')) : []),
  ]
}

const keysIn = (part: Part, value: unknown): SearchKey[] => {
  if (typeof value !== 'object' || value === null || part.kind === 'brick') return []
  if (part.kind === 'list') return Array.isArray(value) ? value.flatMap((one) => keysIn(part.of, one)) : []
  const answers = value as Readonly<Record<string, unknown>>
  const parts = Object.entries(part.parts as Parts)
  const told = parts.flatMap(([name, one]) => (one.kind === 'brick' ? toldBy(one, answers[name]) : []))
  return [...keysOfGroup(told), ...parts.flatMap(([name, one]) => keysIn(one, answers[name]))]
}

/** Each key once, and none without a word. */
const distinct = (keys: readonly SearchKey[]): SearchKey[] => [
  ...new Map(keys.filter(({ word }) => word !== '').map((key) => [`${key.kind} ${key.word}`, key])).values(),
]

/** The key of a reference, with or without its hyphen. */
export const referenceKey = (reference: string): SearchKey => ({ kind: 'reference', word: fold(reference) })

/** The keys of what a parsed or stored request says of a person and a home, wherever it says so. */
export const searchKeysOf = (part: Part, request: unknown): SearchKey[] => distinct(keysIn(part, request))

/** The keys of an account: its name and its member number, which the requests on it need not say. */
export const accountKeysOf = ({
  relationId = '',
  initials = '',
  infix = '',
  lastName = '',
}: Pick<Profile, 'relationId' | 'initials' | 'infix' | 'lastName'>): SearchKey[] =>
  distinct([
    { kind: 'member', word: fold(relationId) },
    ...(lastName === '' ? [] : lastNameKeys([initials], infix, lastName)),
  ])

/** A postcode and the number before it, in an address as a row shows it: `Voorbeeldlaan 10 A`, a new line, `3821 BT Amersfoort`. */
const addressIn = (text: string): SearchKey[] => {
  const [postcode = ''] = /\b[1-9]\d{3} ?[a-z]{2}\b/i.exec(text) ?? []
  const [number = ''] = /(?<=\s)\d{1,5}\b/.exec(text.replace(postcode, '')) ?? []
  return postcode !== '' && number !== '' ? addressKeys(postcode, number, []) : []
}

/**
 * The keys of an answer that staff corrected, by its label and its new text: a frozen answer no longer knows its field. A name
 * and an address are known by the labels of their rows, the others by how they look. An answer in other words gives none, and
 * the request is found by its first words as ever.
 */
export const correctedKeysOf = (label: string, value: string): SearchKey[] => {
  const text = value.trim()
  if (label === nameLabel) return distinct(nameKeys(wordsIn(text.replace(/^(dhr|mevr)\.?\s+/i, ''))))
  if (label === addressLabel) return distinct(addressIn(text))
  if (label === relationId.facts.label) return distinct([{ kind: 'member', word: fold(text) }])
  if (/^\S+@\S+$/.test(text)) return distinct([{ kind: 'email', word: mailWord(text) }])
  return /telefoon/i.test(label) && looksLikePhone(text) ? [{ kind: 'phone', word: phoneWord(text) }] : []
}

/** Whether somebody typed a number to call, or the first digits of one. */
const looksLikePhone = (typed: string): boolean => /^[\d\s()+./-]{4,}$/.test(typed) && /\d{2}/.test(typed)

/**
 * The words that somebody may mean who searches: what they typed folded as a name or a number is, as an e-mail address is, and as
 * a phone number is. Each once; none where nothing is left to look for.
 */
export const soughtWords = (typed: string): string[] =>
  [...new Set([fold(typed), mailWord(typed), ...(looksLikePhone(typed) ? [phoneWord(typed)] : [])])].filter(
    (word) => word !== '',
  )
