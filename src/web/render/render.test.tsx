import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { seeds } from '../../../content/content.ts'
import {
  contentPagesHtml,
  otherPagesHtml,
  report,
  settings,
  site,
  write,
} from '../../../test/kit/drawn-pages.ts'
import { failures } from '../../../test/kit/failures.ts'
import { pageFailures, withoutTemplates } from '../../../test/kit/page-judge.ts'
import { deskOfFunnel, specifiedFunnels, toolOfFunnel } from '../../core/content/funnel.ts'
import { kinds } from '../../core/content/kinds.ts'
import type { Page as PageContent } from '../../core/content/page.ts'
import { pictures } from '../../core/content/parts.ts'
import { toolNames } from '../../core/content/tool.ts'
import { inspect } from '../../server/services/content/inspect.ts'
import { islands } from '../funnels/funnels.ts'
import { islandOf } from './Page.tsx'

const island = '/diensten/wonen-en-onderhoud-diensten/klusservice/klus-boeken'
const thanks = '/diensten/wonen-en-onderhoud-diensten/klusservice/klus-geboekt'
const of = (path: string) => contentPagesHtml.get(path) ?? ''
const parts = [
  [' data-plate=', 'plate'],
  [' data-moving-tool=', 'moving-tool'],
  [' data-finder=', 'problem-finder'],
  [' data-subsidies=', 'subsidy-check'],
  ['"wrap problem-results"', 'more-problems'],
] as const
describe('our own content', () => {
  it('is whole: nothing had to be left out, nothing is of an unknown kind', () => {
    expect(site.defects).toEqual([])
    expect(report).not.toHaveBeenCalled()
    expect(site.pages.size).toBe(seeds.length - 1)
    for (const html of contentPagesHtml.values()) expect(html).not.toContain('unsupported component')
  })
  it('has a codename and a path of its own for every document', () => {
    expect(new Set(seeds.map(({ codename }) => codename)).size).toBe(seeds.length)
  })
  it('knows every codename of the specification: each has a page with its calculator and its worked example', () => {
    expect(Object.keys(toolNames)).toHaveLength(15)
    for (const codename of Object.keys(toolNames)) {
      const html = of(`/rekentools/${codename.replaceAll('_', '-')}`)
      expect(html, codename).toContain('class="tool-form"')
      expect(html, codename).toContain('Een rekenvoorbeeld')
    }
  })
  it('has every funnel of the specification, or the tool of another party that stands for it', () => {
    const missing = specifiedFunnels.filter((slug) => !(slug in islands) && !toolOfFunnel(slug))
    expect(missing).toEqual([])
  })
  it('names only desks that exist', () => {
    for (const slug of [...specifiedFunnels, 'nieuw'])
      expect(settings.desks[deskOfFunnel(slug)]).toBeDefined()
    for (const page of site.pages.values())
      for (const block of page.blocks)
        if (block.kind === 'desks') for (const name of block.desks) expect(settings.desks[name]).toBeDefined()
  })
  it('names the desk of the insulation check where somebody waits for a call of its company (D20)', () => {
    const path = '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren/isolatiecheck/ingeschreven'
    const html = of(path).replaceAll('\u00a0', ' ')
    expect(html).toContain(`Bel ons op ${settings.desks.isoleren?.phone}.`)
  })
  it('has no literal placeholder left on any page', () => {
    for (const html of contentPagesHtml.values())
      expect(html.replace(/<script type="application\/json".*?<\/script>/gs, '')).not.toMatch(/\{[a-z_.]+\}/)
  })
  it('leads only to what exists, says what every picture shows, and has no page that nothing leads to', () => {
    expect(inspect(site, contentPagesHtml)).toEqual([])
    for (const name of otherPagesHtml.keys()) {
      const html = otherPagesHtml.get(name) ?? ''
      const [home, ...rest] = inspect(site, new Map([...contentPagesHtml, ['/', html + of('/')]]))
      expect([home, ...rest].filter(Boolean), name).toEqual([])
    }
  })
})

describe('every page', () => {
  it('is valid, holds no inline script or style, and has one h1', async () => {
    // Only pages with a layout or a kind of block that no earlier page has; the long round checks every page.
    const met = new Set<string>()
    const pages = [...site.pages.values()].filter(({ layout, blocks }) => {
      const before = met.size
      for (const what of [layout, ...blocks.map(({ kind }) => kind)]) met.add(what)
      return met.size > before
    })
    expect(met.size).toBeGreaterThan(Object.keys(kinds).length)
    const judged = new Map([...pages.map(({ path }) => [path, of(path)] as const), ...otherPagesHtml])
    expect(await pageFailures(judged)).toEqual([])
  })
  it('has a title that no other page has', () => {
    const titles = [...contentPagesHtml.values()].map((html) => /<title>(.*?)<\/title>/.exec(html)?.[1])
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })
  it.each([
    ['404', 'https://ons.example/', '/404'],
    ['500', 'https://ons.example/', '/500'],
    ['search', 'https://ons.example/zoekresultaat', '/zoekresultaat'],
    ['found', 'https://ons.example/zoekresultaat', '/zoekresultaat'],
  ])('%s ends with one share block and one survey, of public addresses only', (name, shared, counted) => {
    const html = otherPagesHtml.get(name) ?? ''
    expect(html.match(/Deel deze pagina/g)).toHaveLength(1)
    expect(html).toContain(`data-copy="${shared}"`)
    expect(html).toContain(`data-url="${shared}"`)
    expect(html).toContain(`action="/mening?pagina=${encodeURIComponent(counted)}"`)
  })
  it('says what it is: title, description, canonical address, share and survey', () => {
    for (const page of site.pages.values()) {
      const html = of(page.path)
      expect(html).toContain(`<meta name="description" content="`)
      expect(html).toContain('Deel deze pagina')
      expect(html).toContain(`action="/mening?pagina=${encodeURIComponent(page.path)}"`)
      if (page.hidden) expect(html).toContain('<meta name="robots" content="noindex"/>')
      else expect(html).toContain(`<link rel="canonical" href="https://ons.example${page.path}"/>`)
    }
  })
  it('has a picture of 1200 x 630 to be shared with, and data for search engines', () => {
    for (const name of Object.keys(pictures)) {
      // These files are made by tools/share-pictures.ts.
      const png = readFileSync(new URL(`./public/og/${name}.png`, import.meta.url))
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([1200, 630])
    }
    for (const page of site.pages.values()) {
      const html = of(page.path)
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
      if (page.hidden) {
        expect(data).toBeUndefined()
        continue
      }
      const { '@graph': graph } = JSON.parse(data ?? '') as { '@graph': { '@type': string }[] }
      const types = graph.map((thing) => thing['@type'])
      expect(types[0]).toBe('Organization')
      expect(types.includes('BreadcrumbList')).toBe(page.path !== '/')
      expect(types.includes('FAQPage')).toBe(page.blocks.some(({ kind }) => kind === 'accordion'))
      expect(types.includes('Service')).toBe(page.layout === 'service')
      expect(types.includes('NewsArticle')).toBe(page.date !== undefined)
      expect(html).toMatch(/<meta property="og:image" content="https:\/\/ons\.example\/og\/[a-z]+\.png"\/>/)
    }
    expect(of('/veelgestelde-vragen')).toContain('"@type":"FAQPage"')
    expect(of('/nieuws')).toContain('type="application/rss+xml"')
  })
  it('of a draft says that it is one, and is kept from search engines', () => {
    const page = site.pages.get('/contact')
    if (!page) throw new Error('no page')
    const html = write(page, { draft: true })
    expect(html).toContain('Dit is een concept.')
    expect(html).not.toContain('Deze link werkt tot')
    expect(write(page, { draft: true, draftUntil: '2026-12-02T09:47:00.000Z' })).toContain(
      'Deze link werkt tot 2 december 2026 om 10.47 uur.',
    )
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
    expect(of('/contact')).not.toContain('Dit is een concept.')
  })
  it('says that it is a demonstration, in a demo only', () => {
    const page = site.pages.get('/')
    if (!page) throw new Error('no home')
    expect(write(page)).toContain('niets op deze site is echt')
    expect(write(page)).toContain('data-viewers')
    const real = write(page, { demo: false, dev: false })
    expect(real).not.toContain('niets op deze site is echt')
    expect(real).not.toContain('data-viewers')
  })
})

describe('scripts', () => {
  it('a page without an island asks for the plain script and nothing else, not even ahead', () => {
    for (const [path, html] of contentPagesHtml) {
      const scripts = [...html.matchAll(/(?:src|href)="([^"]*\.js)"/g)].map(([, src]) => src)
      const page = site.pages.get(path)
      const shown = page && islandOf(page)
      const own = shown === 'klusservice' ? ['/assets/island-1.js'] : []
      const ofIsland = shown ? ['/assets/translated-page-1.js', '/assets/client-1.js', ...own] : []
      const part = parts.flatMap(([sign, file]) => (html.includes(sign) ? [`/assets/${file}-1.js`] : []))
      expect(new Set(scripts)).toEqual(new Set(['/assets/index-1.js', ...part, ...ofIsland]))
      expect(html.includes('modulepreload')).toBe(shown !== undefined)
    }
  })
  it('an island has its first state, its properties, and the files that it will load', () => {
    const html = of(island)
    expect(html).toContain('data-island="klusservice"')
    expect(html).toContain('Wat is de klus?')
    expect(html).toMatch(/<script type="application\/json" data-for="klusservice">\{"properties":/)
    expect(html).toContain('<link rel="modulepreload" href="/assets/island-1.js"/>')
    expect(html).toContain('<noscript>')
    expect(html).toMatch(/ id="[^"]*klusservice-/)
  })
  it('a funnel whose partner is off leaves its service text, a title and no script of its own', () => {
    const page = site.pages.get(island)
    if (!page) throw new Error('no page')
    const html = write(page, { closed: ['klusservice'] })
    expect(html).toContain('We helpen je persoonlijk')
    expect(html).toContain(site.settings.desks.klusservice?.phone)
    expect(html.match(/<h1/g)).toHaveLength(1)
    for (const none of ['data-island', 'island-1.js', 'modulepreload']) expect(html).not.toContain(none)
    expect(write(page, { closed: ['hypotheekwacht'] })).toBe(of(island))
  })
  it('a page of a service whose funnel runs begins with it, in place of its hero', () => {
    const service = site.pages.get('/diensten/koop-verkoop/verkoopprijs-bepalen')
    if (!service) throw new Error('no page')
    const built = write(service)
    expect(built.match(/<h1[ >]/g)).toHaveLength(1)
    expect(built).not.toContain('class="hero')
    expect(built.indexOf('data-island=')).toBeLessThan(built.indexOf('class="prose"'))
    const waiting = write(service, { closed: ['verkoopprijs-bepalen'] })
    // The page is still one of a service, with the picture of its hero.
    const shared = /<meta property="og:image" content="[^"]+"/
    expect(built).toContain('"@type":"Service"')
    expect(shared.exec(built)?.[0]).toBe(shared.exec(waiting)?.[0])
    expect(waiting).toContain('class="hero')
    expect(waiting.indexOf('class="prose"')).toBeLessThan(waiting.indexOf('We helpen je persoonlijk'))
  })
  it('an island whose properties are refused leaves its service text, and the rest of the page', () => {
    report.mockClear()
    const page = site.pages.get(island)
    if (!page) throw new Error('no page')
    const html = write({
      ...page,
      blocks: [{ kind: 'funnel', slug: 'klusservice', properties: { confirmation: 5 } }],
    })
    expect(html).toContain('We helpen je persoonlijk')
    expect(html).toContain(settings.desks.klusservice?.phone ?? 'geen nummer')
    expect(html.match(/<h1[ >]/g), 'its title is that of the page').toHaveLength(1)
    expect(report).toHaveBeenCalledWith(expect.stringContaining('klusservice'))
  })
})

describe('blocks', () => {
  const home = site.pages.get('/')
  const draw = (...blocks: PageContent['blocks']) => {
    if (!home) throw new Error('no home')
    return write({ ...home, blocks })
  }
  it('every kind draws its example', async () => {
    expect(
      await failures(Object.entries(kinds), ([_name, { example }]) => {
        expect(draw(example).length).toBeGreaterThan(draw().length)
      }),
    ).toEqual([])
  })
  it('two blocks of tabs on one page share no anchor', () => {
    const html = draw(kinds.tabs.example, { ...kinds.tabs.example })
    for (const id of ['in-huis', 'in-huis-2', 'om-het-huis', 'om-het-huis-2'])
      expect(html.split(`id="${id}"`)).toHaveLength(2)
  })
  it('frames of partners and tools of others are there in a demo; without a partner the phone is', () => {
    const { iframe, embed } = kinds
    const blocks = [iframe.example, embed.example]
    const html = draw(...blocks)
    expect(html).toContain(
      'src="/sandbox/kaders/terugbellen?department=juridisch" height="400" sandbox="allow-forms allow-scripts allow-popups allow-downloads"',
    )
    expect(html).toContain('Open WOZ-waarde van Voorbeeldwaarde')
    expect(html).not.toContain('/sandbox/onderdelen')
    if (!home) throw new Error('no home')
    const real = write({ ...home, blocks }, { demo: false })
    expect(real).not.toMatch(/<iframe|ingesloten/)
    expect(real.split('We helpen je persoonlijk')).toHaveLength(3)
    // The rest of the page is still available.
    expect(real).not.toContain('niet via de website')
  })
  it('only the frame of the form service is heard, from its own origin', () => {
    if (!home) throw new Error('no home')
    const frames = { ...site.settings.frames, form: 'https://forms.example/f' }
    const form = { kind: 'iframe', title: 'F', show: { source: 'form', formId: 'a' } } as const
    const html = write(
      { ...home, blocks: [form, kinds.iframe.example] },
      { settings: { ...site.settings, frames } },
    )
    expect(html.match(/data-reports="[^"]*"/g)).toEqual(['data-reports="https://forms.example"'])
    expect(html).toMatch(/src="https:\/\/forms\.example\/f\?formId=a"[^>]*allow-same-origin/)
  })
  it('one of an unknown kind shows the notice of the specification', () => {
    expect(draw({ kind: 'unknown', name: 'x' })).toContain('Trying to render an unsupported component')
  })
  it('what an editor types is text, not mark-up', () => {
    const html = draw({ kind: 'hero', title: '<img src=x onerror=alert(1)>' })
    expect(html).toContain('&lt;img src=x')
    expect(otherPagesHtml.get('search')).toContain('&lt;b&gt;')
  })
  it('a confirmation reached cold names no reference and links to the funnel and to Mijn Thuisbasis', () => {
    const cold = withoutTemplates(of(thanks))
    expect(cold).not.toContain('Je referentie')
    expect(cold).toContain(`href="${island}"`)
    expect(cold).toContain('href="/mijn"')
  })
  it('a confirmation after sending leads to Mijn Thuisbasis only where somebody is logged in', () => {
    const templates = [...of(thanks).matchAll(/<template>(.*?)<\/template>/gs)].map(
      ([, inside = '']) => inside,
    )
    const warm = templates.find((inside) => inside.includes('data-lines')) ?? ''
    const links = warm.match(/<a [^>]*href="\/mijn"[^>]*>/g) ?? []
    expect(links).toHaveLength(1)
    expect(links[0]).toMatch(/data-viewer="known" hidden/)
  })
  it('no results: the term, tips, contact and home (spec 000 section 2)', () => {
    const html = otherPagesHtml.get('search') ?? ''
    for (const text of [
      'Geen resultaten voor',
      'spelling',
      'minder specifiek',
      'minder zoekwoorden',
      'href="/contact"',
      'Naar home',
    ])
      expect(html).toContain(text)
  })
})
