import type { compareSites } from '../../../core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'

/** What a publication, or a withdrawal, changes. */
export type SiteChanges = AnswerOf<typeof compareSites>
export type PageChange = SiteChanges['pages'][number]
type ListChange = SiteChanges['search']

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
