import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../../../content/settings.ts'
import type { Page } from '../../../core/content/page.ts'
import type { Settings } from '../../../core/content/settings.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Renderer } from '../../../core/render.ts'
import type { Preview } from '../../services/content/preview.ts'
import type { Site } from '../../services/content/site.ts'
import { pages } from './index.ts'

const pageOf = (path: string, more: Partial<Page> = {}): Page => ({
  kind: 'page',
  codename: 'a',
  path,
  layout: 'content',
  title: `Titel van ${path}`,
  description: 'Een pagina om mee te proberen.',
  blocks: [],
  ...more,
})
const siteOf = (...list: Page[]): Site => ({
  version: 1,
  settings: settings as Settings,
  pages: new Map(list.map((page) => [page.path, page])),
  byCodename: new Map(),
  news: [],
  redirects: new Map([
    ['/oud', '/a'],
    ['/a/inloggen', '/a?step=inloggen'],
  ]),
  defects: [],
  until: Number.POSITIVE_INFINITY,
})
const body = 'tekst '.repeat(200)
const renderer = {
  page: vi.fn(({ page, crumbs }: Parameters<Renderer['page']>[0]) => {
    if (page.path === '/kapot') throw new Error('kapot')
    return `<p>${page.title} ${crumbs.map(({ label }) => label).join(' > ')} ${body}</p>`
  }),
  search: ({ query, results }: Parameters<Renderer['search']>[0]) =>
    Buffer.from(`${query}: ${results.map(({ href }) => href)}`),
  notFound: () => 'niet gevonden',
  failed: () => 'misgegaan',
  styleGuide: () => 'stijl',
  stylesheet: '/assets/a.css',
} as unknown as Renderer

const client = mkdtempSync(join(tmpdir(), 'client-'))
mkdirSync(join(client, 'assets'))
writeFileSync(join(client, 'assets', 'a-123.css'), 'p{}')
writeFileSync(join(client, 'assets', 'a-123.css.br'), 'gebrotlied')
writeFileSync(join(client, 'favicon.ico'), 'icoon')

let site: Site
let app: FastifyInstance
const countSurvey = vi.fn(async () => undefined)
const limit = vi.fn(async (_caller: string) => undefined)
const preview = vi.fn(async (): Promise<Preview> => ({ kind: 'refused' }))
const everyAnswer = {
  'content-security-policy': "frame-src 'self'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
}
const open = async (mode: 'demo' | 'production' = 'demo') => {
  app = fastify()
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...everyAnswer, 'x-request-id': request.id })
  })
  const watch = { site: () => site, close: async () => undefined }
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
      client,
      everyAnswer,
    }),
  )
  return app
}
beforeEach(async () => {
  vi.clearAllMocks()
  site = siteOf(
    pageOf('/'),
    pageOf('/a', { label: 'Kort' }),
    pageOf('/a/b'),
    pageOf('/kapot'),
    pageOf('/stil', { hidden: true }),
  )
  await open()
})
afterEach(() => app.close())
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a page', () => {
  it('is drawn once, kept, and drawn again when the site is another one', async () => {
    await get('/a')
    await get('/a?utm_source=x')
    expect(renderer.page).toHaveBeenCalledTimes(1)
    site = siteOf(pageOf('/a'))
    await get('/a')
    expect(renderer.page).toHaveBeenCalledTimes(2)
  })
  it('travels compressed as the browser likes it, always with the same text', async () => {
    const plain = await get('/a')
    const br = await get('/a', { 'accept-encoding': 'gzip, deflate, br' })
    const gz = await get('/a', { 'accept-encoding': 'br;q=0, gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect([br, gz].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload)
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.payload)
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3)
  })
  it('is 304 for who has it, in any encoding, and 200 again after a change', async () => {
    const br = await get('/a', { 'accept-encoding': 'br' })
    const etag = String(br.headers.etag)
    expect(etag).toMatch(/^"/)
    const again = await get('/a', { 'if-none-match': `"x", W/${etag}` })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
    site = siteOf(pageOf('/a', { title: 'Anders' }))
    expect((await get('/a', { 'if-none-match': etag })).statusCode).toBe(200)
  })
  it('answers HEAD with the same headers and no body', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/a' })
    const whole = await get('/a')
    expect([head.statusCode, head.payload]).toEqual([200, ''])
    for (const name of ['etag', 'content-length', 'content-type'])
      expect(head.headers[name]).toBe(whole.headers[name])
  })
  it.each(['identity', 'gzip', 'br'])('carries every header of the ordinary way, in %s', async (encoding) => {
    const seen = vi.fn()
    app.addHook('onResponse', async (_request, reply) => seen(reply.statusCode))
    const asked = { 'accept-encoding': encoding }
    const fixed = ({ headers }: { headers: object }) => ({ ...headers, date: '', 'x-request-id': '' })
    const head = await app.inject({ method: 'HEAD', url: '/a', headers: asked })
    const answers = [await get('/a', asked), await get('/a', asked)]
    for (const answer of answers) expect(fixed(answer)).toEqual(fixed(head))
    expect(new Set([head, ...answers].map(({ headers }) => headers['x-request-id'])).size).toBe(3)
    expect(seen.mock.calls).toEqual([[200], [200], [200]])
  })
  it('knows the way down from home', async () => {
    expect((await get('/a/b')).payload).toContain('Home > Kort > Titel van /a/b')
  })
})

describe('other addresses', () => {
  it.each([
    ['/a/', '/a'],
    ['/A', '/a'],
    ['/a/?q=1', '/a?q=1'],
  ])('%s leads to %s', async (from, to) => {
    const { statusCode, headers } = await get(from)
    expect([statusCode, headers.location]).toEqual([308, to])
  })
  it.each(['/nee', '/nee/', '//evil.example/', '/a%00'])('%s is the Dutch 404', async (path) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.payload]).toEqual([404, 'niet gevonden'])
  })
  it('leaves the API and its neighbours to their own plugins', async () => {
    expect((await get('/api/nee')).payload).not.toBe('niet gevonden')
    expect((await get('/apinee')).payload).toBe('niet gevonden')
  })
  it('says 500 in Dutch when drawing fails, and does not keep it as the page', async () => {
    const answer = await get('/kapot')
    expect([answer.statusCode, answer.payload]).toEqual([500, 'misgegaan'])
  })
  it('searches by q only, and finds no hidden page', async () => {
    expect((await get('/zoekresultaat?q=%20Titel%20')).payload).toBe('Titel: /,/a,/a/b,/kapot')
    expect((await get('/zoekresultaat?q=a&q=b')).statusCode).toBe(200)
    expect((await get('/zoekresultaat')).payload).toBe(': ')
  })
  it('tells search engines what they may show; nothing in a demo', async () => {
    expect((await get('/robots.txt')).payload).toBe('User-agent: *\nDisallow: /\n')
    const map = (await get('/sitemap.xml')).payload
    expect(map).toContain('<loc>https://ons.example/a/b</loc>')
    expect(map).not.toContain('/stil')
    await app.close()
    await open('production')
    expect((await get('/robots.txt')).payload).toContain('Sitemap: https://ons.example/sitemap.xml')
    expect((await get('/stijlgids')).statusCode).toBe(404)
  })
  it('hands out built files for good, compressed beforehand, and icons for a day', async () => {
    const file = await get('/assets/a-123.css', { 'accept-encoding': 'br' })
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect([file.headers['content-encoding'], file.payload]).toEqual(['br', 'gebrotlied'])
    expect((await get('/favicon.ico')).headers['cache-control']).toBe('public, max-age=86400')
    expect((await get('/assets/../favicon.ico.map')).statusCode).toBe(404)
    expect((await get('/assets/weg.css')).statusCode).toBe(404)
  })
})

describe('the survey', () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = (url: string, payload: string, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...type, ...headers } })
  it('counts a plain form and leads back to the page', async () => {
    const answer = await send('/mening?pagina=%2Fa', 'answer=ja')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/a#bedankt-voor-je-mening'])
    expect(countSurvey).toHaveBeenCalledExactlyOnceWith('/a', 'ja')
  })
  it('is limited per internet address, and then counts nothing', async () => {
    limit.mockRejectedValueOnce(new Fault(429, 'too-many-requests', 'Dit gaat te snel.'))
    expect((await send('/mening?pagina=%2Fa', 'answer=ja')).statusCode).not.toBe(303)
    expect(limit).toHaveBeenCalledWith('127.0.0.1')
    expect(countSurvey).not.toHaveBeenCalled()
  })
  it.each([
    ['/mening?pagina=https://evil.example', 'answer=ja'],
    ['/mening?pagina=%2Fnee', 'answer=ja'],
    ['/mening?pagina=%2Fa', 'answer=misschien'],
    ['/mening', ''],
  ])('refuses %s %s', async (url, payload) => {
    expect((await send(url, payload)).statusCode).toBe(400)
    expect(countSurvey).not.toHaveBeenCalled()
  })
  it('refuses a large body', async () => {
    expect((await send('/mening?pagina=%2Fa', `answer=${'x'.repeat(2000)}`)).statusCode).toBe(413)
  })
})

describe('an address where a page stood before', () => {
  it('leads to where it stands now, with its query', async () => {
    const moved = await get('/oud?step=moment')
    expect([moved.statusCode, moved.headers.location]).toEqual([308, '/a?step=moment'])
  })

  it('leads from a step at its end to the same step in the query, beside the query there was', async () => {
    for (const [asked, to] of [
      ['/a/inloggen', '/a?step=inloggen'],
      ['/a/inloggen?bron=mail', '/a?step=inloggen&bron=mail'],
    ] as const)
      expect((await get(asked)).headers.location).toBe(to)
  })
})

describe('a draft', () => {
  const link = '/concept/a?tot=1&handtekening=x'
  const shown = (over: Partial<Preview> = {}) =>
    preview.mockResolvedValueOnce({
      kind: 'shown',
      site,
      page: pageOf('/a'),
      defects: [],
      ...over,
    } as Preview)
  it('is shown to who has its link, is nobody else’s to keep, and is made anew each time', async () => {
    for (const _ of [1, 2]) {
      shown()
      const answer = await get(link)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
    }
    expect(preview).toHaveBeenCalledWith({ codename: 'a', tot: '1', handtekening: 'x' })
    expect(renderer.page).toHaveBeenCalledTimes(2)
    expect(renderer.page).toHaveBeenLastCalledWith(expect.objectContaining({ draft: true }))
  })
  it.each([
    ['refused', 404],
    ['expired', 410],
    ['absent', 404],
  ] as const)('that is %s is %i, privately', async (kind, status) => {
    preview.mockResolvedValueOnce({ kind })
    const answer = await get(link)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'private, no-store'])
    expect(answer.payload).toMatch(/concept/)
  })
  it('that is not whole says what is wrong with it', async () => {
    const odd = await get('/concept/a?tot=1&tot=2&handtekening=')
    expect(odd.statusCode).toBe(404)
    preview.mockResolvedValueOnce({
      kind: 'broken',
      defects: [{ codename: 'a', path: 'title', problem: 'weg' }],
    })
    const told = await get(link)
    expect([told.statusCode, told.payload]).toEqual([422, 'Dit concept is niet heel:\n- title: weg\n'])
  })
})

describe('news', () => {
  it('is a feed that a reader can take, with what editors typed as text', async () => {
    site = { ...site, news: [{ title: 'A & <b>', href: '/nieuws/a', date: '2026-11-20', text: 'Aa' }] }
    const feed = await get('/nieuws/rss.xml')
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(feed.payload).toContain('<title>A &amp; &lt;b&gt;</title>')
    expect(feed.payload).toContain('<link>https://ons.example/nieuws/a</link>')
    expect(feed.payload).toContain('<pubDate>Thu, 19 Nov 2026 23:00:00 GMT</pubDate>')
  })
})

describe('frames', () => {
  const block = { kind: 'iframe', title: 'F', show: { source: 'form', formId: 'a' } } as const
  it('a page may frame the origins that its settings name, and no other page may', async () => {
    const framing = pageOf('/a', { blocks: [block] })
    const frames = { ...site.settings.frames, form: 'https://forms.example/f?x=1' }
    site = { ...siteOf(framing, pageOf('/')), settings: { ...site.settings, frames } }
    expect((await get('/a')).headers['content-security-policy']).toBe(
      "frame-src 'self' https://forms.example; base-uri 'none'",
    )
    expect((await get('/')).headers['content-security-policy']).toBe("frame-src 'self'; base-uri 'none'")
    const head = await app.inject({ method: 'HEAD', url: '/a' })
    expect(head.headers['content-security-policy']).toBe(
      "frame-src 'self' https://forms.example; base-uri 'none'",
    )
  })
  it('a tool of others stands in a document without an origin, told only the membership state', async () => {
    const member = await get('/ingesloten/woz-waarde?lidmaatschap=lid&naam=Jannie')
    expect(member.payload).toContain('"language":"nl","userInfo":{"membershipStatus":"lid"}')
    expect(member.payload).not.toContain('Jannie')
    const policy = String(member.headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups;/)
    expect(policy).toContain("script-src 'sha256-")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    const odd = await get('/ingesloten/woz-waarde?lidmaatschap=%3C/script%3E&lidmaatschap=lid')
    expect(odd.payload).toContain('"membershipStatus":"niet ingelogd"')
    const towns = await get('/ingesloten/subsidies')
    expect(towns.payload).toContain('"municipalities":["Almere"')
    expect(towns.payload).not.toContain('userInfo')
  })
  it('stand-ins for partners exist in a demonstration only', async () => {
    const stand = await get('/sandbox/kaders/terugbellen?department=%3Cb%3E')
    expect(stand.statusCode).toBe(200)
    expect(stand.payload).toContain('<dd>&lt;b&gt;</dd>')
    expect((await get('/sandbox/onderdelen/woz-waarde.js')).headers['cross-origin-resource-policy']).toBe(
      'cross-origin',
    )
    await app.close()
    await open('production')
    for (const path of [
      '/sandbox/kaders/terugbellen',
      '/sandbox/onderdelen/woz-waarde.js',
      '/ingesloten/woz-waarde',
    ])
      expect((await get(path)).statusCode, path).toBe(404)
  })
})
