import type { listDocuments } from '../../../core/contract/content/content-calls.ts'
import type { AnswerOf, InputOf } from '../../../core/contract/endpoint.ts'
import type { FilterChoice } from '../../kit/FilterChip.tsx'
import type { ScreenView } from '../../shell/screen.ts'

export type ListedDocument = AnswerOf<typeof listDocuments>['items'][number]
type ContentQuery = InputOf<typeof listDocuments>['query']

/** One way to look at the documents: what it asks for by itself. */
interface ContentView extends ScreenView {
  state?: string
  /** Said where nothing is in it. */
  empty: string
}

const all: ContentView = { word: '', label: 'Alles', empty: 'Er zijn nog geen pagina’s.' }

/** The views that hang below the screen in the navigation. */
export const contentViews: readonly ContentView[] = [
  all,
  { word: 'concepten', label: 'Concepten', state: 'draft', empty: 'Niemand heeft een concept liggen.' },
  { word: 'weg', label: 'Van de site', state: 'withdrawn', empty: 'Er is niets van de site gehaald.' },
]

/** The view of a word in the address; the first for a word that names none. */
export const viewOf = (word: string | undefined): ContentView =>
  contentViews.find((one) => one.word === word) ?? all

/** What stands in the address of the list: the view, what is looked for, the filters, the shape and the page. */
export const addressNames = ['weergave', 'zoek', 'stand', 'soort', 'vorm', 'na', 'voor'] as const
export type ContentAddress = Readonly<Partial<Record<(typeof addressNames)[number], string>>>

const states: Readonly<Record<string, readonly [state: string, label: string]>> = {
  site: ['published', 'op de site'],
  concept: ['changed', 'met een concept'],
  nieuw: ['new', 'nieuw'],
  verborgen: ['hidden', 'verborgen'],
  later: ['planned', 'gaat later'],
  weg: ['withdrawn', 'van de site'],
}
const genres: Readonly<Record<string, readonly [genre: string, label: string]>> = {
  pagina: ['page', 'pagina'],
  nieuws: ['news', 'nieuws'],
  artikel: ['article', 'artikel'],
  instellingen: ['settings', 'instellingen'],
}

const choicesOf = (words: Readonly<Record<string, readonly [string, string]>>): readonly FilterChoice[] =>
  Object.entries(words).map(([value, [, label]]) => ({ value, label }))
export const stateChoices = choicesOf(states)
export const genreChoices = choicesOf(genres)

/** What a word of the address is called in the call. One that we do not know goes as it is: the server says that it is wrong. */
const calledOf = (words: Readonly<Record<string, readonly [string, string]>>, word: string | undefined) =>
  word !== undefined && Object.hasOwn(words, word) ? words[word]?.[0] : word

/** Whether the address has a shape of its own: the tree of addresses in place of the list. */
export const isTree = ({ vorm }: ContentAddress): boolean => vorm === 'boom'

/** Whether anything narrows the view, so that an empty list does not say that there is nothing. */
export const isNarrowed = ({ zoek, stand, soort }: ContentAddress): boolean =>
  [zoek, stand, soort].some((word) => word !== undefined)

/** Most documents of one page of the list. */
const pageSize = 100

interface Part {
  after?: string | undefined
  before?: string | undefined
  limit?: number
}

/** What the call is asked for a part of the documents of an address. */
const askedOf = (address: ContentAddress, { after, before, limit }: Part): ContentQuery => {
  const query: Readonly<Record<keyof ContentQuery, unknown>> = {
    q: address.zoek,
    state: viewOf(address.weergave).state ?? calledOf(states, address.stand),
    genre: calledOf(genres, address.soort),
    after,
    before,
    limit,
  }
  return query as ContentQuery
}

/** What the call is asked for the page of the list at an address. */
export const queryOf = (address: ContentAddress): ContentQuery =>
  askedOf(address, { after: address.na, before: address.voor, limit: pageSize })

/** What the call is asked for the tree at an address, from a document on: as many as one answer has. */
export const treeQueryOf = (address: ContentAddress, after: string | undefined): ContentQuery =>
  askedOf(address, { after })
