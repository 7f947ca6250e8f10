import type { Page } from '../../../core/content/page.ts'
import type { Site } from '../../../core/content/site.ts'
import { textsOf, withoutMarkup } from '../../../core/content/texts.ts'
import type { DocumentKind } from '../../../core/search/results.ts'
import type { SearchDocument, SearchEdition } from '../../ports/search.ts'
import { shownPages } from '../content/listed.ts'
import { inSlices } from '../slices.ts'

const tools: ReadonlySet<string> = new Set([
  'tool',
  'roof_check',
  'licence_plate',
  'moving_tool',
  'problem_finder',
  'subsidy_check',
])

const subsidies: ReadonlySet<string> = new Set(['subsidy'])

const has = (page: Page, kinds: ReadonlySet<string>) => page.blocks.some(({ kind }) => kinds.has(kind))

const kindOf = (page: Page): DocumentKind => {
  if (page.restricted) return 'document'
  if (page.date !== undefined) return 'news'
  if (has(page, tools)) return 'tool'
  if (page.problem) return 'problem'
  if (has(page, subsidies)) return 'subsidy'
  if (page.path.startsWith('/diensten/verzekeringen/')) return 'insurance'
  return page.path.startsWith('/diensten/') && page.layout === 'service' ? 'service' : 'page'
}

/** Closing tags of text that stands on a line of its own. An excerpt runs over several lines, so each line becomes a sentence. */
const lineEnds = /<\/(?:h[1-6]|p|li|td|th|dt|dd)>/g
const asSentence = (text: string): string => (/[\p{L}\p{N})’”]$/u.test(text) ? `${text}.` : text)

/** The text of a page in sentences, without title and description, which are indexed apart. */
const bodyOf = ({ title, description, blocks }: Page): string =>
  textsOf(blocks)
    .flatMap(({ text }) => text.replace(/\s+/g, ' ').replace(lineEnds, '\n').split('\n'))
    .map(withoutMarkup)
    .filter((text) => text !== '' && text !== title && text !== description)
    .map(asSentence)
    .join(' ')

// Pages that a publication leaves as they are stay the same object, and so does what is searched of them.
const made = new WeakMap<Page, SearchDocument>()

const documentOf = (page: Page): SearchDocument => {
  const document = made.get(page) ?? readDocument(page)
  made.set(page, document)
  return document
}

const readDocument = (page: Page): SearchDocument => ({
  href: page.path,
  kind: kindOf(page),
  title: page.title,
  description: page.description,
  keywords: [page.label ?? '', ...(page.keywords ?? [])].join(' ').trim(),
  body: bodyOf(page),
  restricted: page.restricted ?? false,
  ...(page.date !== undefined && { date: page.date }),
})

/** The documents of a site that can be found. */
export const editionOf = (site: Site): SearchEdition => ({
  version: site.version,
  documents: shownPages(site).map(documentOf),
  synonyms: site.settings.synonyms ?? [],
})

/** As `editionOf`, where visitors wait. */
export const readEdition = async (site: Site): Promise<SearchEdition> => {
  const rest = inSlices()
  for (const page of shownPages(site)) {
    documentOf(page)
    await rest()
  }
  return editionOf(site)
}
