import type { Page } from '../../../core/content/page.ts'
import { textsOf, withoutMarkup } from '../../../core/content/texts.ts'
import type { DocumentKind, SearchDocument, SearchEdition } from '../../ports/search.ts'
import type { Site } from '../content/site.ts'

const has = (page: Page, kind: string) => page.blocks.some((block) => block.kind === kind)

const kindOf = (page: Page): DocumentKind => {
  if (page.restricted) return 'document'
  if (page.date !== undefined) return 'news'
  if (has(page, 'tool')) return 'tool'
  if (/^\/problemen-oplossen\/.+-/.test(page.path)) return 'problem'
  if (page.path.startsWith('/diensten/verzekeringen/')) return 'insurance'
  return has(page, 'funnel') && page.layout === 'service' ? 'service' : 'page'
}

const documentOf = (page: Page): SearchDocument => ({
  href: page.path,
  kind: kindOf(page),
  title: page.title,
  description: page.description,
  keywords: [page.label ?? '', ...(page.keywords ?? [])].join(' ').trim(),
  body: textsOf(page.blocks)
    .map(({ text }) => withoutMarkup(text))
    .join(' '),
  restricted: page.restricted ?? false,
  ...(page.date !== undefined && { date: page.date }),
})

/** What may be found of a site. */
export const editionOf = (site: Site): SearchEdition => ({
  version: site.version,
  documents: [...site.pages.values()].filter(({ hidden }) => !hidden).map(documentOf),
  synonyms: site.settings.synonyms ?? [],
})
