import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../../../core/content/site.ts'
import { furthest } from '../../../core/contract/search/search-operations.ts'
import { Fault, PartnerError } from '../../../core/kernel/fault.ts'
import type { Renderer, Surroundings } from '../../../core/render.ts'
import type { Audience, FoundDocuments, SearchResultsPage } from '../../../core/search/results.ts'
import { type SiteQuestion, tidyQuestion } from '../../services/search/search-site.ts'
import { type PageCache, pageCache } from './cache.ts'
import { represent } from './content-negotiation.ts'
import { keepPrivate, sendKept } from './send.ts'

export const searchPath = '/zoekresultaat'

const html = 'text/html; charset=utf-8'
const mostBytes = 8 * 1024 * 1024
const perPage = 10
const mostPages = furthest / perPage

export interface SearchPages {
  site(): Site
  renderer: Pick<Renderer, 'search'>
  /** The data that the layout around the page at this path needs. */
  around(site: Site, path: string): Surroundings
  search(question: SiteQuestion): Promise<FoundDocuments>
  /** The edition that is searchable now: only answers for that edition are cached. */
  indexed(): Site | undefined
  /** As whom somebody searches. For a visitor without a session it costs no query. */
  audienceOf(request: FastifyRequest, reply: FastifyReply): Promise<Audience>
  /**
   * Counts a search of an internet address, in memory.
   * @throws Fault 429.
   */
  limit(ip: string): void
}

type Request = FastifyRequest<{ Querystring: Record<string, string | string[] | undefined> }>

const one = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

const askedIn = ({ query }: Request): { query: string; page: number } => {
  const page = one(query.pagina)
  return {
    query: tidyQuestion(one(query.q)),
    page: /^[1-9]\d{0,2}$/.test(page) ? Math.min(Number(page), mostPages) : 1,
  }
}

const pageOf = (found: FoundDocuments, page: number): SearchResultsPage => ({
  ...found,
  page,
  pages: Math.min(mostPages, Math.max(1, Math.ceil(found.total / perPage))),
  first: (page - 1) * perPage + 1,
})

/** Whether a search failed through no mistake of ours: the search is away or too busy. */
export const isOutOfReach = (thrown: unknown): boolean =>
  thrown instanceof PartnerError || (thrown instanceof Fault && thrown.status === 503)

/**
 * `GET /zoekresultaat?q=&pagina=`: results for visitors are kept in memory until the content changes, except for searches without
 * a result, which are counted each time; results for members are never kept.
 */
export const searchPages = (app: FastifyInstance, options: SearchPages): Pick<PageCache, 'counts'> => {
  const { renderer, around, search } = options
  const kept = pageCache(mostBytes)
  const draw = (site: Site, query: string, outcome?: SearchResultsPage | 'failed') =>
    renderer.search({ ...around(site, searchPath), query, outcome })

  const find = async (query: string, page: number, audience: Audience): Promise<SearchResultsPage> => {
    const range = { offset: (page - 1) * perPage, limit: perPage }
    const found = pageOf(await search({ text: query, audience, ...range }), page)
    // a page number beyond the last shows the last page
    return page > found.pages ? find(query, found.pages, audience) : found
  }
  const answer = async (request: Request, reply: FastifyReply, site: Site) => {
    const { query, page } = askedIn(request)
    const key = `${page} ${query}`
    const audience = await options.audienceOf(request, reply)
    if (audience === 'member') {
      const outcome = query === '' ? undefined : await find(query, page, audience)
      return keepPrivate(reply)
        .type(html)
        .send(draw(site, query, outcome))
    }
    const known = kept.find(site, key)
    if (known) return sendKept(request, reply, known)
    const isCurrent = options.indexed() === site
    const outcome = query === '' ? undefined : await find(query, page, audience)
    const made = represent(draw(site, query, outcome), { status: 200, type: html })
    if (isCurrent && outcome?.total !== 0) kept.keep(site, key, made)
    return sendKept(request, reply, made)
  }
  app.get(searchPath, async (request: Request, reply) => {
    const site = options.site()
    try {
      options.limit(request.ip)
      return await answer(request, reply, site)
    } catch (thrown) {
      if (!isOutOfReach(thrown)) throw thrown
      request.log.warn({ err: thrown }, 'search failed')
      reply.code(503).header('retry-after', '5').header('cache-control', 'no-store')
      return reply.type(html).send(draw(site, askedIn(request).query, 'failed'))
    }
  })
  return kept
}
