import { isDeepStrictEqual } from 'node:util'
import type { Defect } from '../../../core/content/defect.ts'
import type { Page } from '../../../core/content/page.ts'
import { placeholders } from '../../../core/content/settings.ts'
import type { Site } from '../../../core/content/site.ts'
import type { Edition } from '../../ports/content.ts'
import { linksTo } from '../content/links-to.ts'
import { feedItems, shownPages } from '../content/listed.ts'
import { senderOf } from '../content/sender.ts'
import { readEdition } from '../search/documents.ts'
import { inSlices, type Rest } from '../slices.ts'
import { type Difference, differenceOf, isNothing } from './sentences.ts'
import { addressesIn, ownSentences, sentencesBeside, sentencesEverywhere } from './texts-shown.ts'

/**
 * How a page differs: it is new, or gone, stands at another address, says something else, leads elsewhere, or only looks
 * different, as with another picture or order.
 */
const kinds = ['gone', 'new', 'moved', 'text', 'links', 'look'] as const
export type PageChangeKind = (typeof kinds)[number]

export interface PageChange extends Difference {
  codename: string
  title: string
  /** Where it stands afterwards, or stood before it goes. */
  path: string
  kind: PageChangeKind
  /** Where a page stood that moves. */
  from?: string
  /** Documents that lead to a page that goes. */
  linked?: { named: { codename: string; title: string }[]; more: number }
}

/** A value that has a name: a placeholder, or what mails say of the association. */
export interface ValueChange {
  name: string
  before?: string | undefined
  after?: string | undefined
}

/** The addresses by which a list differs. */
export interface ListChange {
  added: string[]
  removed: string[]
  changed: string[]
  /** The number of addresses that are not named. */
  more: number
}

/** What a publication changes for visitors. Lists name as much as a reader takes in, with the number of what is left. */
export interface Changes {
  pages: PageChange[]
  /** The number of pages that are not named. */
  more: number
  /** What differs on every page: header, menu, footer. */
  everywhere: Difference
  /** Placeholders with another value today: prices, numbers, hours. */
  values: ValueChange[]
  /** What mails say of the association. */
  mails: ValueChange[]
  search: ListChange
  feed: ListChange
  sitemap: ListChange
  /** Faults that were not there before. */
  defects: Defect[]
}

/** Most pages, addresses, values or faults that are named. */
const most = 50
const mostLinked = 20

const kindOf = (
  was: Page | undefined,
  is: Page | undefined,
  texts: Difference,
): PageChangeKind | undefined => {
  if (!was) return 'new'
  if (!is) return 'gone'
  if (was.path !== is.path) return 'moved'
  if (!isNothing(texts)) return 'text'
  if (was === is || isDeepStrictEqual(was, is)) return undefined
  return isDeepStrictEqual(addressesIn(was), addressesIn(is)) ? 'look' : 'links'
}

const pageChange = async (
  { before, after }: { before: Site; after: Site },
  codename: string,
  rest: Rest,
): Promise<PageChange | undefined> => {
  const [was, is] = [before.byCodename.get(codename), after.byCodename.get(codename)]
  const page = is ?? was
  if (!page) return undefined
  const sentences = async (site: Site, one: Page | undefined): Promise<string[]> =>
    one ? [...(was === is ? [] : await ownSentences(one, rest)), ...sentencesBeside(site, one)] : []
  const texts = await differenceOf(await sentences(before, was), await sentences(after, is), rest)
  const kind = kindOf(was, is, texts)
  if (!kind) return undefined
  const { title, path } = page
  const shown = kind === 'links' ? await differenceOf(addressesIn(was), addressesIn(is), rest) : texts
  return { codename, title, path, kind, ...(kind === 'moved' && { from: was?.path }), ...shown }
}

const inOrder = (one: PageChange, other: PageChange): number =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.path.localeCompare(other.path)

const withLinks = (change: PageChange, edition: Pick<Edition, 'documents' | 'redirects'>): PageChange => {
  if (change.kind !== 'gone') return change
  const titles = new Map(linksTo(edition, change.codename).map(({ codename, title }) => [codename, title]))
  const linked = [...titles].map(([codename, title]) => ({ codename, title }))
  return {
    ...change,
    linked: { named: linked.slice(0, mostLinked), more: Math.max(0, linked.length - mostLinked) },
  }
}

const valueChanges = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ValueChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .slice(0, most)
    .map((name) => ({ name, before: before.get(name), after: after.get(name) }))

/** The placeholders that a text shows as words; the address of a link to a phone number is none. */
const wordsOf = ({ settings, day }: Site): ReadonlyMap<string, string> =>
  new Map([...placeholders(settings, day)].filter(([name]) => !/^tel(\.|$)/.test(name)))

const senderWords = ({ settings }: Site): ReadonlyMap<string, string> => {
  const { name, phone, hours, email } = senderOf(settings, '')
  return new Map(Object.entries({ naam: name, telefoon: phone, openingstijden: hours, 'e-mailadres': email }))
}

/** Compares two lists of what stands at addresses. */
const listChange = <T>(
  before: readonly T[],
  after: readonly T[],
  addressOf: (one: T) => string,
): ListChange => {
  const byAddress = (list: readonly T[]) => new Map(list.map((one) => [addressOf(one), one]))
  const [was, is] = [byAddress(before), byAddress(after)]
  const all = {
    added: [...is.keys()].filter((address) => !was.has(address)),
    removed: [...was.keys()].filter((address) => !is.has(address)),
    changed: [...is.keys()].filter(
      (address) => was.has(address) && !isDeepStrictEqual(was.get(address), is.get(address)),
    ),
  }
  const lists = Object.values(all)
  const more = lists.reduce((sum, list) => sum + Math.max(0, list.length - most), 0)
  const named = (list: readonly string[]) => list.slice(0, most)
  return { added: named(all.added), removed: named(all.removed), changed: named(all.changed), more }
}

const newDefects = (before: Site, after: Site): Defect[] => {
  const named = ({ codename, path, problem }: Defect) => `${codename} ${path} ${problem}`
  const known = new Set(before.defects.map(named))
  return after.defects.filter((defect) => !known.has(named(defect))).slice(0, most)
}

/**
 * Everything that visitors would see otherwise with one site in place of another, without drawing a page: texts are compared as
 * they are filled in and put together. It works in slices, so that nobody waits for it. Two sites of one judge share the pages
 * that are the same, which makes it quick. `edition` is what the site before was made of.
 */
export const changesBetween = async (
  before: Site,
  after: Site,
  edition: Pick<Edition, 'documents' | 'redirects'>,
): Promise<Changes> => {
  const rest = inSlices()
  const changed: PageChange[] = []
  for (const codename of new Set([...before.byCodename.keys(), ...after.byCodename.keys()])) {
    const change = await pageChange({ before, after }, codename, rest)
    if (change) changed.push(change)
    await rest()
  }
  const pages: PageChange[] = []
  for (const change of changed.toSorted(inOrder).slice(0, most)) {
    pages.push(withLinks(change, edition))
    await rest()
  }
  const [was, is] = [await readEdition(before, rest), await readEdition(after, rest)]
  const places = (site: Site) => shownPages(site).map(({ path, date }) => ({ path, date }))
  return {
    pages,
    more: changed.length - pages.length,
    everywhere: await differenceOf(
      sentencesEverywhere(before.settings),
      sentencesEverywhere(after.settings),
      rest,
    ),
    values: valueChanges(wordsOf(before), wordsOf(after)),
    mails: valueChanges(senderWords(before), senderWords(after)),
    search: listChange(was.documents, is.documents, ({ href }) => href),
    feed: listChange(feedItems(before), feedItems(after), ({ href }) => href),
    sitemap: listChange(places(before), places(after), ({ path }) => path),
    defects: newDefects(before, after),
  }
}
