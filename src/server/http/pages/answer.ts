import type { Page } from '../../../core/content/page.ts'
import type { ProblemsShown } from '../../../core/content/problems-shown.ts'
import type { Site } from '../../../core/content/site.ts'
import type { SubsidiesShown } from '../../../core/content/subsidies-shown.ts'
import type { FilledInFor, PageInput, Renderer, Surroundings } from '../../../core/render.ts'
import { placesOf } from '../../services/content/block-places.ts'
import { crumbsOf } from '../../services/content/listed.ts'
import { asVisitorsSee } from '../../services/content/restricted.ts'
import type { Editing } from '../../services/editing.ts'
import { type CacheCounts, type PageCache, pageCache } from './cache.ts'
import { type Representation, represent } from './content-negotiation.ts'
import { framesOf } from './content-security-policy.ts'
import { feedOf } from './feed.ts'
import { hasProblems, stepOn } from './problem-state.ts'
import { robotsOf, sitemapOf } from './sitemap.ts'
import { initialSubsidies } from './subsidy-state.ts'

const html = 'text/html; charset=utf-8'
const MB = 1024 * 1024

export interface AnswersOptions {
  renderer: Renderer
  /** Canonical origin, without a slash at the end. */
  origin: string
  demo: boolean
  dev: boolean
  closed?: readonly string[]
  /** Called for each part that had to be left out of a page. */
  report(problem: string): void
}

/** Makes every answer of the public site, and keeps it in memory until the site's content changes. */
export interface Answers {
  page(site: Site, page: Page): Representation
  /** The full text of a restricted page, for a member: made for this one request, never kept. */
  forMember(site: Site, page: Page): string
  /** A page of the problem finder in one of its states: kept under `key`, or made for this request when there is none. */
  problems(site: Site, page: Page, shown: ProblemsShown, key?: string): Representation
  /** The page of the subsidy check for one search, made for this request. */
  subsidies(site: Site, page: Page, shown: SubsidiesShown): Representation
  notFound(site: Site): Representation
  failed(site: Site): Representation
  styleGuide(site: Site): Representation
  robots(site: Site): Representation
  sitemap(site: Site): Representation
  feed(site: Site): Representation
  /** A draft: made for this one request, never kept. `more` is what its reader sees beside it. */
  draft(site: Site, page: Page, more?: Pick<PageInput, 'draftUntil' | 'places'>): string
  /** The form of a page for a colleague who fills it in for who calls: made for this one request, never kept. */
  forCaller(site: Site, page: Page, onBehalf: FilledInFor): string
  /** The data that the layout around the page at this path needs. */
  around(site: Site, path: string): Surroundings
  counts(): CacheCounts
}

export const answers = ({ renderer, origin, demo, dev, closed = [], report }: AnswersOptions): Answers => {
  const pages: PageCache = pageCache(64 * MB)
  const around = (site: Site, path: string): Surroundings => ({
    settings: site.settings,
    path,
    origin,
    demo,
    dev,
    report,
  })
  const inputOf = (site: Site, page: Page): PageInput => ({
    ...around(site, page.path),
    page,
    crumbs: crumbsOf(site, page),
    likely: (page.likely ?? []).flatMap((path) => site.pages.get(path) ?? []),
    news: site.news,
    closed,
    ...(hasProblems(page) && { problems: stepOn(site, page) }),
    subsidies: initialSubsidies(site, page),
  })
  const keep = (site: Site, key: string, make: () => string, status = 200, type = html) =>
    pages.take(site, key, () => represent(make(), { status, type }))
  return {
    around,
    counts: pages.counts,
    forMember: (site, page) => renderer.page(inputOf(site, page)),
    page: (site, page) =>
      pages.take(site, page.path, () => ({
        ...represent(renderer.page(inputOf(site, asVisitorsSee(page))), { status: 200, type: html }),
        frames: framesOf(site, page),
      })),
    draft: (site, page, more) => renderer.page({ ...inputOf(site, page), ...more, draft: true }),
    forCaller: (site, page, onBehalf) => renderer.page({ ...inputOf(site, page), onBehalf }),
    problems(site, page, problems, key) {
      const input = { ...inputOf(site, page), problems }
      return key === undefined
        ? represent(renderer.page(input), { status: 200, type: html })
        : keep(site, key, () => renderer.page(input))
    },
    subsidies: (site, page, subsidies) =>
      represent(renderer.page({ ...inputOf(site, page), subsidies }), { status: 200, type: html }),
    notFound: (site) => keep(site, '#404', () => renderer.notFound(around(site, '')), 404),
    failed: (site) => keep(site, '#500', () => renderer.failed(around(site, '')), 500),
    styleGuide: (site) => keep(site, '#guide', () => renderer.styleGuide(around(site, '/stijlgids'))),
    robots: (site) => keep(site, '#robots', () => robotsOf(origin, demo), 200, 'text/plain; charset=utf-8'),
    sitemap: (site) =>
      keep(site, '#sitemap', () => sitemapOf(site, origin), 200, 'application/xml; charset=utf-8'),
    feed: (site) =>
      keep(site, '#feed', () => feedOf(site, origin), 200, 'application/rss+xml; charset=utf-8'),
  }
}

/**
 * Draws pages that are not published as each reader would see them, marked as drafts, for previews in the office. The site draws one
 * page for visitors and people with an account. With `places` each block says where it stands in its document.
 */
export const drawDrafts = (options: AnswersOptions): Editing['draw'] => {
  const { draft } = answers(options)
  return (site, page, { as, places }) => {
    const seen = as === 'member' ? page : asVisitorsSee(page)
    const known = placesOf(seen)
    return draft(site, seen, { places: places && known.size > 0 ? known : undefined })
  }
}

/** Draws the form of a page for a colleague who fills it in for who calls. */
export const drawForCaller = (options: AnswersOptions): Answers['forCaller'] => answers(options).forCaller
