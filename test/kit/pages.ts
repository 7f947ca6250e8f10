import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { settings } from '../../content/settings.ts'
import type { Page } from '../../src/core/content/page.ts'
import type { Settings } from '../../src/core/content/settings.ts'
import type { Site } from '../../src/core/content/site.ts'
import { subsidyList } from '../../src/core/content/subsidy-list.ts'
import type { Renderer } from '../../src/core/render.ts'
import type { Audience, FoundDocuments } from '../../src/core/search/results.ts'
import { pages } from '../../src/server/http/pages/page-routes.ts'
import type { Preview } from '../../src/server/services/content/preview.ts'
import type { SiteQuestion } from '../../src/server/services/search/search-site.ts'

export const pageOf = (path: string, more: Partial<Page> = {}): Page => ({
  kind: 'page',
  codename: 'a',
  path,
  layout: 'content',
  title: `Titel van ${path}`,
  description: 'Een pagina om mee te proberen.',
  blocks: [],
  ...more,
})
export const siteOf = (...list: Page[]): Site => ({
  version: 1,
  settings: settings as Settings,
  pages: new Map(list.map((page) => [page.path, page])),
  byCodename: new Map(),
  news: [],
  day: '2026-11-24',
  subsidies: subsidyList(list, '2026-11-24'),
  forms: new Map(),
  redirects: new Map([
    ['/oud', '/a'],
    ['/a/inloggen', '/a?step=inloggen'],
  ]),
  defects: [],
  until: Number.POSITIVE_INFINITY,
})
export const body = 'tekst '.repeat(200)
export const renderer = {
  page: vi.fn(({ page, crumbs }: Parameters<Renderer['page']>[0]) => {
    if (page.path === '/kapot') throw new Error('kapot')
    return `<p>${page.title} ${crumbs.map(({ label }) => label).join(' > ')} ${body}</p>`
  }),
  search: ({ query, outcome }: Parameters<Renderer['search']>[0]) =>
    outcome === 'failed' ? `${query} mislukt` : `${query}: ${outcome?.results.map(({ href }) => href) ?? ''}`,
  wait: (_around: unknown, sentence: string, again: string) => `${sentence} ${again}`,
  notFound: () => 'niet gevonden',
  failed: () => 'misgegaan',
  styleGuide: () => 'stijl',
  stylesheet: '/assets/a.css',
} as unknown as Renderer

export const client = mkdtempSync(join(tmpdir(), 'client-'))
mkdirSync(join(client, 'assets'))
writeFileSync(join(client, 'assets', 'a-123.css'), 'p{}')
writeFileSync(join(client, 'assets', 'a-123.css.br'), 'gebrotlied')
writeFileSync(join(client, 'favicon.ico'), 'icoon')
afterAll(() => rmSync(client, { recursive: true }))

/** The site that is served now and the server; a test may replace them. */
export const trial = {} as { site: Site; app: FastifyInstance }
export const countSurvey = vi.fn(async () => undefined)
export const limit = vi.fn(async (_caller: string) => undefined)
export const preview = vi.fn(async (): Promise<Preview> => ({ kind: 'refused' }))
export const everyAnswer = {
  'content-security-policy': "frame-src 'self'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
}
export const searching = {
  search: vi.fn(async (_question: SiteQuestion): Promise<FoundDocuments> => ({ total: 0, results: [] })),
  indexed: () => trial.site as Site | undefined,
  audienceOf: vi.fn(async (): Promise<Audience> => 'visitor'),
  limit: vi.fn((_ip: string) => undefined),
}
export const open = async (mode: 'demo' | 'production' = 'demo') => {
  const app = fastify()
  trial.app = app
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...everyAnswer, 'x-request-id': request.id })
  })
  const watch = {
    site: () => trial.site,
    edition: () => ({ version: 1, documents: [], redirects: [] }),
    close: async () => undefined,
  }
  await app.register((scope) =>
    pages(scope, {
      watch,
      renderer,
      countSurvey,
      limit,
      preview,
      origin: 'https://ons.example',
      mode,
      dev: false,
      built: [client],
      searching,
    }),
  )
  return app
}
/** Starts a fresh server with five pages before each test. */
export const serveTrial = (): void => {
  beforeEach(async () => {
    vi.clearAllMocks()
    trial.site = siteOf(
      pageOf('/'),
      pageOf('/a', { label: 'Kort' }),
      pageOf('/a/b'),
      pageOf('/kapot'),
      pageOf('/stil', { hidden: true }),
    )
    await open()
  })
  afterEach(() => trial.app.close())
}
export const get = (url: string, headers: Record<string, string> = {}) => trial.app.inject({ url, headers })
