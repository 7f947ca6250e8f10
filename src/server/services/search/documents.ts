import type { Page } from '../../../core/content/page.ts'
import type { Site } from '../../../core/content/site.ts'
import { textsOf, withoutMarkup } from '../../../core/content/texts.ts'
import type { DocumentKind } from '../../../core/search/results.ts'
import type { SearchDocument, SearchEdition } from '../../ports/search.ts'
import { shownPages } from '../content/listed.ts'
import { inSlices, type Rest } from '../slices.ts'

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

/** One text of a page in sentences, without title and description, which are indexed apart. */
const sentencesIn = (text: string, { title, description }: Page): string[] =>
  text
    .replace(/\s+/g, ' ')
    .replace(lineEnds, '\n')
    .split('\n')
    .map(withoutMarkup)
    .filter((line) => line !== '' && line !== title && line !== description)
    .map(asSentence)

const bodyOf = (page: Page): string =>
  textsOf(page.blocks)
    .flatMap(({ text }) => sentencesIn(text, page))
    .join(' ')

/** As `bodyOf`, with a rest between two texts: a page may have very many, each of some milliseconds. */
const readBody = async (page: Page, rest: Rest): Promise<string> => {
  const sentences: string[] = []
  for (const { text } of textsOf(page.blocks)) {
    for (const sentence of sentencesIn(text, page)) sentences.push(sentence)
    await rest()
  }
  return sentences.join(' ')
}

// Pages that a publication leaves as they are stay the same object, and so does what is searched of them.
const made = new WeakMap<Page, SearchDocument>()

const documentOf = (page: Page): SearchDocument => {
  const document = made.get(page) ?? documentWith(page, bodyOf(page))
  made.set(page, document)
  return document
}

const documentWith = (page: Page, body: string): SearchDocument => ({
  href: page.path,
  kind: kindOf(page),
  title: page.title,
  description: page.description,
  keywords: [page.label ?? '', ...(page.keywords ?? [])].join(' ').trim(),
  body,
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
export const readEdition = async (site: Site, rest = inSlices()): Promise<SearchEdition> => {
  for (const page of shownPages(site)) {
    if (!made.has(page)) made.set(page, documentWith(page, await readBody(page, rest)))
    await rest()
  }
  return editionOf(site)
}
