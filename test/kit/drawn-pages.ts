import { vi } from 'vitest'
import { seeds } from '../../content/content.ts'
import { settings as seedSettings } from '../../content/settings.ts'
import type { Page } from '../../src/core/content/page.ts'
import type { Settings } from '../../src/core/content/settings.ts'
import { clockAt } from '../../src/core/kernel/clock.ts'
import type { Manifest, PageInput } from '../../src/core/render.ts'
import { stepOn } from '../../src/server/http/pages/problem-state.ts'
import { initialSubsidies } from '../../src/server/http/pages/subsidy-state.ts'
import { siteOf } from '../../src/server/services/content/site.ts'
import { officeSource } from '../../src/web/render/office-source.ts'
import { partSource, parts } from '../../src/web/render/parts.ts'
import { createRenderer } from '../../src/web/render/server.tsx'
import { sheets } from '../../src/web/render/sheets.ts'

const manifest: Manifest = {
  ...Object.fromEntries(
    sheets.map((name) => [`src/web/render/sheets/${name}.css`, { file: `assets/${name}-1.css` }]),
  ),
  ...Object.fromEntries(parts.map((part) => [partSource(part), { file: `assets/${part}-1.js` }])),
  ...Object.fromEntries(
    Object.entries(officeSource).map(([name, source]) => [source, { file: `assets/office-${name}-1` }]),
  ),
  'src/web/enhance/enhance.ts': { file: 'assets/index-1.js' },
  'src/web/render/client.ts': { file: 'assets/client-1.js' },
  'src/web/funnels/handyman/handyman-funnel.ts': {
    file: 'assets/island-1.js',
    imports: ['src/web/render/client.ts'],
  },
  'src/web/look/fonts/figtree.woff2': { file: 'assets/figtree-1.woff2' },
  'src/web/look/fonts/bricolage.woff2': { file: 'assets/bricolage-1.woff2' },
}
export const renderer = createRenderer(manifest)
export const settings = seedSettings as Settings
/** The site with the first content, on a day in November. */
export const site = siteOf(
  { version: 1, redirects: [], documents: seeds.map((body) => ({ codename: body.codename, body })) },
  { clock: clockAt('2026-11-20T12:00:00+01:00'), fallback: settings, funnels: renderer.funnels },
)
export const report = vi.fn()
export const around = (path: string) => ({
  settings: site.settings,
  path,
  origin: 'https://ons.example',
  demo: true,
  dev: true,
  report,
})
export const write = (page: Page, more: Partial<PageInput> = {}) =>
  renderer.page({
    ...around(page.path),
    page,
    crumbs: [
      { label: 'Home', href: '/' },
      { label: page.title, href: page.path },
    ],
    likely: (page.likely ?? []).flatMap((path) => site.pages.get(path) ?? []),
    news: site.news,
    closed: [],
    problems: stepOn(site, page),
    subsidies: initialSubsidies(site, page),
    ...more,
  })
/** Every page of content, drawn, by its path. */
export const contentPagesHtml = new Map([...site.pages.values()].map((page) => [page.path, write(page)]))
const nothing = { total: 0, results: [], page: 1, pages: 1, first: 1 }
const some = {
  ...{ total: 31, page: 2, pages: 4, first: 11, meant: 'een ander woord' },
  results: [
    {
      ...{ href: '/', title: 'A', kind: 'news' as const, restricted: false, date: '2026-11-01' },
      excerpt: [
        { text: 'Aa ', marked: false },
        { text: '<b>', marked: true },
      ],
    },
    { href: '/contact', title: 'B', kind: 'document' as const, restricted: true, excerpt: [] },
  ],
}
/** Drawn pages that are no pages of content, by name. */
export const otherPagesHtml = new Map([
  ['404', renderer.notFound(around(''))],
  ['500', renderer.failed(around(''))],
  ['search', renderer.search({ ...around('/zoekresultaat'), query: '<b>"', outcome: nothing })],
  ['found', renderer.search({ ...around('/zoekresultaat'), query: 'a', outcome: some })],
  ['failed', renderer.search({ ...around('/zoekresultaat'), query: 'a', outcome: 'failed' })],
])
