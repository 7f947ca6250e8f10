import { anchorsOf } from '../anchors.ts'
import { paragraphsOf } from '../house-style/sentences.ts'
import type { Place } from '../part-defects.ts'
import { linksOfHtml } from '../rich-links.ts'
import { isWordless } from '../texts.ts'
import type { Advice, Surroundings } from './advice.ts'

/** A string of a document. */
export interface Placed {
  at: Place
  text: string
  /** The key that it stands under, also where it is one of a list. */
  key: string
  /** Whether readers see it, and not only the program: no address, no name of a thing. */
  isText: boolean
}

/** A paragraph of a text, a cell of a table, a point of a list, a title. */
export type Paragraph = Pick<Placed, 'at' | 'text'>

/** A link of a document, in rich text or as a field. */
export interface PlacedLink {
  /** Place of its address; of a link in rich text that of the text. */
  at: Place
  /** Place of its words. */
  wordsAt: Place
  address: string
  words: string
}

/** A document that somebody writes, taken apart once for all checks, with what it is held against. */
export interface Writing {
  body: Readonly<Record<string, unknown>>
  isPage: boolean
  strings: readonly Placed[]
  /** What readers see, by paragraph and without mark-up. */
  paragraphs: readonly Paragraph[]
  links: readonly PlacedLink[]
  blocks: readonly unknown[]
  /** Places on this page that a link can point at, as it is being written. */
  anchors: readonly string[]
  pages: Surroundings['pages']
  placeholders: Surroundings['placeholders']
}

/** One check: what it advises about a document. */
export type Check = (writing: Writing) => Advice[]

/** Whether a string of a document has mark-up. */
export const isRich = ({ key }: Pick<Placed, 'key'>): boolean => key === 'html'

/** A value as an object with keys; undefined for what has none. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined

/** Keys of the settings that visitors read as texts; the others hold names, numbers and codes. */
const textsOfSettings = ['menu', 'footer', 'legal', 'account', 'help', 'survey', 'suggestions']

/** Keys that name a link, the first that is there. */
const namingKeys = ['label', 'title', 'name'] as const

const linkOf = (holder: Readonly<Record<string, unknown>>, at: Place): PlacedLink | undefined => {
  const { href } = holder
  if (typeof href !== 'string') return undefined
  const key = namingKeys.find((name) => typeof holder[name] === 'string')
  return {
    at: [...at, 'href'],
    wordsAt: [...at, key ?? 'href'],
    address: href,
    words: key === undefined ? '' : String(holder[key]).trim(),
  }
}

/** What is found on the way through a document. */
interface Found {
  strings: Placed[]
  links: PlacedLink[]
}

const collectText = (placed: Placed, found: Found): void => {
  found.strings.push(placed)
  if (!isRich(placed)) return
  const { at } = placed
  for (const { address, words } of linksOfHtml(placed.text))
    found.links.push({ at, wordsAt: at, address, words })
}

const collect = (value: unknown, { at, key, isText }: Omit<Placed, 'text'>, found: Found): void => {
  if (typeof value === 'string') collectText({ at, text: value, key, isText }, found)
  if (Array.isArray(value))
    for (const [index, inner] of value.entries()) collect(inner, { at: [...at, index], key, isText }, found)
  const object = asObject(value)
  if (object === undefined) return
  const link = linkOf(object, at)
  if (link) found.links.push(link)
  for (const [name, inner] of Object.entries(object))
    collect(inner, { at: [...at, name], key: name, isText: isText && !isWordless(name) }, found)
}

/** Takes a document apart. It may be broken in any way: somebody is still writing it. */
export const readWriting = (document: unknown, { pages, placeholders }: Surroundings): Writing => {
  const body = asObject(document) ?? {}
  const isPage = body.kind !== 'settings'
  const read = isPage
    ? body
    : Object.fromEntries(Object.entries(body).filter(([key]) => textsOfSettings.includes(key)))
  const found: Found = { strings: [], links: [] }
  collect(read, { at: [], key: '', isText: true }, found)
  const paragraphs = found.strings
    .filter(({ isText }) => isText)
    .flatMap(({ at, text }) => paragraphsOf(text).map((paragraph) => ({ at, text: paragraph })))
  const blocks = isPage && Array.isArray(body.blocks) ? body.blocks : []
  return { body, isPage, ...found, paragraphs, blocks, anchors: anchorsOf(blocks), pages, placeholders }
}
