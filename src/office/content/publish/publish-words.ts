import type { compareSites, publishDocument } from '../../../core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'

/** What a publication, or a withdrawal, changes. */
export type SiteChanges = AnswerOf<typeof compareSites>
export type PageChange = SiteChanges['pages'][number]
type ListChange = SiteChanges['search']

/** Where visitors find a page that was published. */
type Found = NonNullable<AnswerOf<typeof publishDocument>['found']>

const everywhereWords: Readonly<Record<Found['everywhere'][number], string>> = {
  menu: 'het menu',
  footer: 'de onderkant van elke pagina',
}

/** Most pages that are named of those on which a page is found. */
const mostFound = 3

/** Where visitors find a page that was published, in a sentence. */
export const foundWords = ({ everywhere, pages, more }: Found): string => {
  const left = more + Math.max(0, pages.length - mostFound)
  const places = [
    ...everywhere.map((part) => everywhereWords[part]),
    ...pages.slice(0, mostFound).map(({ title }) => `‘${title}’`),
    ...(left > 0 ? [counted(left, 'andere pagina', 'andere pagina’s')] : []),
  ]
  return places.length === 0
    ? 'De pagina staat nog in geen menu en in geen lijst. Zet ergens een link hierheen.'
    : `Bezoekers vinden de pagina via ${new Intl.ListFormat('nl-NL').format(places)}.`
}

/** How a page differs, in a few words. */
export const pageWords = ({ kind, from }: Pick<PageChange, 'kind' | 'from'>): string => {
  const words: Readonly<Record<PageChange['kind'], string>> = {
    gone: 'verdwijnt',
    new: 'komt erbij',
    moved: from === undefined ? 'krijgt een ander adres' : `verhuist, stond op ${from}`,
    text: 'zegt iets anders',
    links: 'leidt ergens anders heen',
    look: 'ziet er anders uit',
  }
  return words[kind]
}

/** A number with its noun: `1 pagina`, `14 pagina’s`. */
export const counted = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`

/** How many pages differ, in the heading above them. */
export const pagesWords = ({ pages, more }: Pick<SiteChanges, 'pages' | 'more'>): string => {
  const count = pages.length + more
  return count === 0 ? 'Geen pagina verandert' : counted(count, 'pagina verandert', 'pagina’s veranderen')
}

const countOf = ({ added, removed, changed, more }: ListChange): number =>
  added.length + removed.length + changed.length + more

/** How many pages, texts of the search and items of news differ, in a sentence; without those of which none does. */
export const countWords = ({
  pages,
  more,
  search,
  feed,
}: Pick<SiteChanges, 'pages' | 'more' | 'search' | 'feed'>): string => {
  const counts: readonly [number, string, string][] = [
    [pages.length + more, 'pagina', 'pagina’s'],
    [countOf(search), 'tekst in het zoeken', 'teksten in het zoeken'],
    [countOf(feed), 'bericht in het nieuwsoverzicht', 'berichten in het nieuwsoverzicht'],
  ]
  const told = counts.filter(([count]) => count > 0).map((of) => counted(...of))
  return told.length === 0
    ? 'Geen pagina, zoektekst of nieuwsbericht wordt anders.'
    : `Anders worden: ${new Intl.ListFormat('nl-NL').format(told)}.`
}

/** What differs in a list by address, a line each; empty where nothing does. */
export const listWords = ({ added, removed, changed, more }: ListChange): string[] => [
  ...added.map((address) => `erbij: ${address}`),
  ...removed.map((address) => `eraf: ${address}`),
  ...changed.map((address) => `anders: ${address}`),
  ...(more > 0 ? [`en nog ${more}`] : []),
]

/** Whether visitors, mails and searchers notice nothing. */
export const changesNothing = ({
  pages,
  everywhere,
  values,
  mails,
  search,
  feed,
  sitemap,
}: SiteChanges): boolean =>
  [pages, everywhere.gone, everywhere.come, values, mails].every(({ length }) => length === 0) &&
  [search, feed, sitemap].every((list) => listWords(list).length === 0)
