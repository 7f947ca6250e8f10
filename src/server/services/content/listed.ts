import type { NewsItem } from '../../../core/content/news-list.ts'
import type { Page } from '../../../core/content/page.ts'
import type { Site } from '../../../core/content/site.ts'

/** The pages that the search, the sitemap and search engines show. */
export const shownPages = ({ pages }: Site): Page[] => [...pages.values()].filter(({ hidden }) => !hidden)

/** Most items of news in the feed. */
const mostInFeed = 20

/** The news of the feed, newest first. */
export const feedItems = ({ news }: Site): readonly NewsItem[] => news.slice(0, mostInFeed)

/** The breadcrumbs from home to a page, which comes last. */
export const crumbsOf = (site: Site, page: Page): { label: string; href: string }[] => {
  const parts = page.path.split('/').filter(Boolean)
  const above = parts.slice(0, -1).flatMap((_part, index) => {
    const parent = site.pages.get(`/${parts.slice(0, index + 1).join('/')}`)
    return parent ? [{ label: parent.label ?? parent.title, href: parent.path }] : []
  })
  return [{ label: 'Home', href: '/' }, ...above, { label: page.label ?? page.title, href: page.path }]
}
