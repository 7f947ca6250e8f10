import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from '../../../core/content/page.ts'
import { pictures } from '../../../core/content/parts.ts'
import type { Fault } from '../../../core/kernel/fault.ts'
import type { Renderer } from '../../../core/render.ts'
import type { SurveyAnswer } from '../../services/content/count-survey.ts'
import type { Preview, PreviewRequest } from '../../services/content/preview.ts'
import type { LiveContent } from '../../services/content/reload.ts'
import { isDatabaseAway } from '../faults.ts'
import { pathOf, withoutEndSlashes } from '../path.ts'
import { type Answers, answers } from './answer.ts'
import type { CacheCounts } from './cache.ts'
import { workerPolicy } from './content-security-policy.ts'
import { drafts } from './draft.ts'
import { embeds } from './embed.ts'
import { withHash } from './escaped-hash.ts'
import { answerProblems } from './problem-pages.ts'
import { hasProblems } from './problem-state.ts'
import { isTooOften, sendWait } from './rate-limit-page.ts'
import { type SearchPages, searchPages } from './search.ts'
import { keepPrivate, sendKept } from './send.ts'
import { standIns } from './stand-ins.ts'
import { answerSubsidies } from './subsidy-pages.ts'
import { hasSubsidyCheck } from './subsidy-state.ts'
import { survey } from './survey.ts'

export interface PagesOptions {
  watch: LiveContent
  renderer: Renderer
  /** Counts an answer to the survey on a page, which is named by its path. */
  countSurvey(page: string, answer: SurveyAnswer): Promise<void>
  /**
   * Counts a submission of an internet address.
   * @throws Fault 429.
   */
  limit(ip: string): Promise<void>
  preview(request: PreviewRequest): Promise<Preview>
  /** Canonical origin, without a slash at the end. */
  origin: string
  mode: 'demo' | 'production'
  /** Shows the bar with which a developer switches viewer. */
  dev: boolean
  /** Slugs of funnels whose partner is switched off: their pages show the service text. */
  closed?: readonly string[]
  /** Folders of what was built for browsers, that of the site first. */
  built: readonly string[]
  /** Is called once with a function that reads the counts of the caches. */
  watchCaches?(read: () => Readonly<Record<'pages' | 'search', CacheCounts>>): void
  /** The site search, which also tells whether the visitor is a member. */
  searching: Pick<SearchPages, 'search' | 'indexed' | 'audienceOf' | 'limit'>
}

/** Addresses of other parts of the server, whose own 404 answers what they do not know. */
const foreign = /^\/(api|sandbox|healthz|readyz|metrics)(\/|$)/

/**
 * The public site: pages from content, search, style guide, assets, robots and sitemap. A page that is in memory touches no
 * database. Registers `GET /*`; routes of other plugins take precedence because they are more exact.
 */
export const pages = async (app: FastifyInstance, options: PagesOptions): Promise<void> => {
  const { watch, renderer, origin, mode, dev, closed = [] } = options
  const demo = mode === 'demo'
  const report = (problem: string) => app.log.warn({ problem }, 'left out of a page')
  const kept = answers({ renderer, origin, demo, dev, closed, report })

  const wait = (reply: FastifyReply, fault: Fault, path: string, again = path) =>
    sendWait(reply, fault, renderer, { around: kept.around(watch.site(), path), again })

  await assets(app, options.built)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isTooOften(error)) return wait(reply, error, pathOf(request), request.url)
    // refusals (too large, foreign origin) and a database that is away are answered by the server's own handler
    if ((error.statusCode && error.statusCode < 500) || isDatabaseAway(error)) throw error
    request.log.error({ err: error }, 'page failed')
    return sendKept(request, reply, kept.failed(watch.site()))
  })
  app.get('/robots.txt', (request, reply) => sendKept(request, reply, kept.robots(watch.site())))
  app.get('/sitemap.xml', (request, reply) => sendKept(request, reply, kept.sitemap(watch.site())))
  app.get('/nieuws/rss.xml', (request, reply) => sendKept(request, reply, kept.feed(watch.site())))
  drafts(app, { preview: options.preview, draw: kept.draft })
  embeds(app, { watch, demo })
  if (demo) standIns(app)
  if (demo) app.get('/stijlgids', (request, reply) => sendKept(request, reply, kept.styleGuide(watch.site())))
  const { around } = kept
  const searches = searchPages(app, { ...options.searching, site: watch.site, renderer, around })
  options.watchCaches?.(() => ({ pages: kept.counts(), search: searches.counts() }))
  await survey(app, { ...options, wait })
  app.get('/*', (request, reply) => answer(request, reply, { watch, kept, searching: options.searching }))
}

interface Served {
  watch: LiveContent
  kept: Answers
  searching: PagesOptions['searching']
}

const answer = (request: FastifyRequest, reply: FastifyReply, served: Served) => {
  const { watch, kept } = served
  const path = pathOf(request)
  if (foreign.test(path)) return reply.callNotFound()
  const site = watch.site()
  const mended = withHash(request.url, (one) => site.pages.has(one))
  if (mended !== undefined) return keepPrivate(reply).redirect(mended, 302)
  const page = site.pages.get(path)
  if (page?.restricted) return answerRestricted(request, reply, page, served)
  // without a query it is an ordinary page
  if (page && request.url !== path && hasProblems(page))
    return answerProblems(request, reply, { ...served, site, page })
  if (page && request.url !== path && hasSubsidyCheck(page))
    return answerSubsidies(request, reply, { ...served, site, page })
  if (page) return sendKept(request, reply, kept.page(site, page))
  const moved = site.redirects.get(path)
  if (moved !== undefined) {
    const query = request.url.slice(path.length)
    return reply.redirect(moved + (moved.includes('?') ? query.replace('?', '&') : query), 308)
  }
  const usual = withoutEndSlashes(path.toLowerCase())
  // only to a page that exists, so that a redirect never repeats what somebody typed
  if (usual !== path && site.pages.has(usual)) {
    const query = request.url.slice(path.length)
    return reply.redirect(usual + query, 308)
  }
  return sendKept(request, reply, kept.notFound(site))
}

/** Answers a restricted page: complete for a member, its introduction for everybody else. */
const answerRestricted = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  { watch, kept, searching }: Served,
) => {
  const site = watch.site()
  // drawn for each request, so it is limited
  searching.limit(request.ip)
  if ((await searching.audienceOf(request, reply)) === 'visitor')
    return sendKept(request, reply, kept.page(site, page))
  return keepPrivate(reply).type('text/html; charset=utf-8').send(kept.forMember(site, page))
}

/**
 * Serves the built files. Those in `/assets` carry a hash in their name and never change; icons and pictures are checked again
 * daily. `built`: the folders of what was built for browsers, that of the site first.
 */
export const assets = async (app: FastifyInstance, built: readonly string[]): Promise<void> => {
  const [client = ''] = built
  await app.register(fastifyStatic, {
    root: built.map((folder) => `${folder}/assets`),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: true,
    setHeaders: (reply, path) => {
      const policy = workerPolicy(path)
      if (policy) reply.header('content-security-policy', policy)
    },
  })
  for (const name of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png'])
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, client, { maxAge: '1d', immutable: false }))
  for (const name of Object.keys(pictures))
    app.get(`/og/${name}.png`, (_request, reply) =>
      reply
        // other sites show these pictures in previews of links
        .header('cross-origin-resource-policy', 'cross-origin')
        .sendFile(`og/${name}.png`, client, { maxAge: '1d', immutable: false }),
    )
}
