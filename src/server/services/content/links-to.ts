import type { Place } from '../../../core/content/part-defects.ts'
import { linksOfHtml } from '../../../core/content/rich-links.ts'
import type { Edition, StoredDocument } from '../../ports/content.ts'
import { addressesOf, isSettings } from './validate.ts'

/** A place in a document that leads to another document. */
export interface LinkTo {
  /** The document that has the link. */
  codename: string
  title: string
  at: Place
  /** The words of the link; empty where it has none of its own. */
  words: string
}

type Documents = Pick<Edition, 'documents' | 'redirects'>

/** Keys whose value is the address of a link. */
const addressKeys = new Set(['href', 'partner_thanks'])
/** Keys of what leads a reader on: lists of addresses, and of codenames. */
const [pathsKey, codenamesKey] = ['likely', 'near']

const textOf = (holder: unknown, key: string): string | undefined => {
  const text = (holder as Record<string, unknown> | null)?.[key]
  return typeof text === 'string' ? text : undefined
}

/** The words of a link that is an object with an address. */
const wordsOf = (holder: unknown): string =>
  textOf(holder, 'label') ?? textOf(holder, 'title') ?? textOf(holder, 'name') ?? ''

const titleOf = (document: StoredDocument): string =>
  isSettings(document) ? 'Instellingen' : (textOf(document.body, 'title') ?? document.codename)

/** The paths of a document with a step of its funnel behind them. */
const stepsOf = ({ body }: StoredDocument, path: string | undefined): string[] => {
  const { entrances } = (body ?? {}) as { entrances?: unknown }
  return Array.isArray(entrances) ? entrances.map((step) => `${path}/${step}`) : []
}

/** All paths that lead to a document: its own, those with a step of its funnel, and former ones that no other page has now. */
const pathsTo = ({ documents, redirects }: Documents, codename: string): ReadonlySet<string> => {
  const addresses = addressesOf(documents)
  const taken = new Set(addresses.values())
  const path = addresses.get(codename)
  const named = documents.find((document) => document.codename === codename)
  const steps = named ? stepsOf(named, path) : []
  const former = redirects.filter((one) => one.codename === codename).map(({ from }) => from)
  const others = [...steps, ...former].filter((one) => !taken.has(one))
  return new Set(path === undefined ? others : [path, ...others])
}

/** Whether an address leads to a document, by its codename or by one of its paths. */
const leadsTo = (codename: string, paths: ReadonlySet<string>) => {
  const named = `page:${codename}`
  return (address: string): boolean => {
    const [place = ''] = address.split(/[#?]/)
    return place === named || paths.has(place)
  }
}

type Found = Pick<LinkTo, 'at' | 'words'>

/** Where a value stands: under which key of which object. */
interface Held {
  key: string
  holder: unknown
  at: Place
}

const linksIn = (body: unknown, leads: (address: string) => boolean): Found[] => {
  const inHtml = (html: string, at: Place): Found[] =>
    linksOfHtml(html).flatMap(({ address, words }) => (leads(address) ? [{ at, words }] : []))
  const walk = (value: unknown, { key, holder, at }: Held): Found[] => {
    if (typeof value === 'string') {
      if (key === 'html') return inHtml(value, at)
      if (key === codenamesKey) return leads(`page:${value}`) ? [{ at, words: '' }] : []
      const isAddress = addressKeys.has(key) || key === pathsKey
      return isAddress && leads(value) ? [{ at, words: wordsOf(holder) }] : []
    }
    if (Array.isArray(value))
      return value.flatMap((inner, index) => walk(inner, { key, holder: undefined, at: [...at, index] }))
    if (value === null || typeof value !== 'object') return []
    return Object.entries(value).flatMap(([name, inner]) =>
      walk(inner, { key: name, holder: value, at: [...at, name] }),
    )
  }
  return walk(body, { key: '', holder: undefined, at: [] })
}

/**
 * Every place in other documents that leads to a document: links by codename, by its path and by former ones, also in rich text,
 * in menus and in the footer; pages that are likely to be opened next, and articles that name it as near. It looks at what is
 * written, also where that is broken or not shown yet, since that breaks too when the document goes.
 */
export const linksTo = (edition: Documents, codename: string): LinkTo[] => {
  const leads = leadsTo(codename, pathsTo(edition, codename))
  return edition.documents
    .filter((document) => document.codename !== codename)
    .flatMap((document) =>
      linksIn(document.body, leads).map((found) => ({
        codename: document.codename,
        title: titleOf(document),
        ...found,
      })),
    )
}

/** The codename of the document to which each path leads. */
const codenamesByPath = ({ documents, redirects }: Documents): ReadonlyMap<string, string> => {
  const addresses = addressesOf(documents)
  const steps = documents.flatMap((document) =>
    stepsOf(document, addresses.get(document.codename)).map((path) => [path, document.codename] as const),
  )
  const own = [...addresses].map(([codename, path]) => [path, codename] as const)
  return new Map([...redirects.map(({ from, codename }) => [from, codename] as const), ...steps, ...own])
}

/** The codenames of all documents to which a text of another document leads, as `linksTo` finds them. */
export const linkedDocuments = (edition: Documents): ReadonlySet<string> => {
  const byPath = codenamesByPath(edition)
  const linked = new Set<string>()
  for (const { codename, body } of edition.documents)
    linksIn(body, (address) => {
      const [place = ''] = address.split(/[#?]/)
      const to = place.startsWith('page:') ? place.slice('page:'.length) : byPath.get(place)
      if (to !== undefined && to !== codename) linked.add(to)
      return false
    })
  return linked
}
