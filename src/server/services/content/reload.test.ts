import { afterEach, describe, expect, it, vi } from 'vitest'
import { settings as seedSettings } from '../../../../content/settings.ts'
import type { Settings } from '../../../core/content/settings.ts'
import { instantOf } from '../../../core/kernel/clock.ts'
import type { Content, Edition, StoredDocument } from '../../ports/content.ts'
import { type Judge, makeJudge } from './judge.ts'
import { type LiveContent, reloadOnPublication } from './reload.ts'
import { siteOf } from './site.ts'

const settings = {
  ...seedSettings,
  prices: {
    klus: {
      label: 'Klus',
      amounts: [
        { from: '2026-01-01', cents: 4500 },
        { from: '2027-01-01', cents: 5000 },
      ],
    },
  },
} as Settings

const page = (codename: string, more: object = {}): StoredDocument => ({
  codename,
  body: {
    kind: 'page',
    codename,
    path: `/${codename}`,
    layout: 'content',
    title: codename,
    description: 'Een pagina om mee te proberen.',
    blocks: [{ kind: 'rich_text', text: { html: '<p>{price.klus}</p>' } }],
    ...more,
  },
})
const edition = (version: number, ...documents: StoredDocument[]): Edition => ({
  version,
  redirects: [],
  documents: [{ codename: 'settings', body: settings }, ...documents],
})
const movable = (at: string) => {
  let now = instantOf(at)
  const move = (to: string) => {
    now = instantOf(to)
  }
  return { now: () => now, move }
}
const make = (of: Edition, at = '2026-11-20T12:00:00+01:00') =>
  siteOf(of, { clock: movable(at), fallback: settings })

describe('a site made of documents', () => {
  it('leaves out a broken block, names codename and path, and keeps the rest', () => {
    const site = make(
      edition(
        1,
        page('a', { blocks: [{ kind: 'hero' }, { kind: 'rich_text', text: { html: '<p>heel</p>' } }] }),
      ),
    )
    expect(site.defects).toEqual([expect.objectContaining({ codename: 'a', path: 'blocks.0.title' })])
    expect(site.pages.get('/a')?.blocks).toEqual([{ kind: 'rich_text', text: { html: '<p>heel</p>' } }])
  })
  it('keeps a block of an unknown kind as a notice, and says so', () => {
    const site = make(edition(1, page('a', { blocks: [{ kind: 'carrousel' }, { kind: 'toString' }] })))
    expect(site.pages.get('/a')?.blocks).toEqual([
      { kind: 'unknown', name: 'carrousel' },
      { kind: 'unknown', name: 'toString' },
    ])
    expect(site.defects).toHaveLength(2)
  })
  it('leaves out a broken page, a second page on one path and a document of an unknown kind', () => {
    const broken = { codename: 'b', body: { kind: 'page', path: 'nee' } }
    const site = make(
      edition(
        1,
        page('a'),
        broken,
        page('c', { path: '/a' }),
        { codename: 'd', body: 'tekst' },
        { codename: 'e', body: null },
      ),
    )
    expect([...site.pages.keys()]).toEqual(['/a'])
    expect(new Set(site.defects.map(({ codename }) => codename))).toEqual(new Set(['b', 'c', 'd', 'e']))
  })
  it('falls back on other settings when its own are broken', () => {
    const site = make({
      version: 1,
      redirects: [],
      documents: [{ codename: 'settings', body: { kind: 'settings' } }, page('a')],
    })
    expect(site.settings).toBe(settings)
    expect(site.defects.length).toBeGreaterThan(0)
    expect(site.pages.size).toBe(1)
  })
  it('takes settings from the document of that name alone', () => {
    const taken = { ...settings, codename: 'a_zelf', name: 'Een ander' }
    const { documents, ...rest } = edition(1, page('a'))
    const site = make({ ...rest, documents: [{ codename: 'a_zelf', body: taken }, ...documents] })
    expect(site.settings.name).toBe(settings.name)
    expect(site.defects).toMatchObject([{ codename: 'a_zelf', at: ['kind'] }])
    expect(site.pages.size).toBe(1)
  })
  it('leaves out a block that names a setting which does not exist', () => {
    const site = make(
      edition(1, page('a', { blocks: [{ kind: 'rich_text', text: { html: '{price.nee}' } }] })),
    )
    expect(site.pages.get('/a')?.blocks).toEqual([])
    expect(site.defects[0]).toMatchObject({ codename: 'a', at: ['blocks', 0, 'text', 'html'] })
  })
  it('cleans rich text, whoever wrote it into the database', () => {
    const text = { html: '<p>heel</p><script>alert(1)</script>' }
    const site = make(edition(1, page('a', { blocks: [{ kind: 'rich_text', text }] })))
    expect(site.pages.get('/a')?.blocks).toEqual([{ kind: 'rich_text', text: { html: '<p>heel</p>' } }])
  })
  it('is harmless with a hostile document in it, and names each fault', () => {
    const html =
      '<p>heel</p><script>alert(1)</script><a href="javascript:alert(1)">klik</a><iframe src="https://evil.example"></iframe>'
    const site = make(
      edition(
        1,
        page('a', {
          blocks: [
            { kind: 'rich_text', text: { html } },
            { kind: 'interesting_links', title: 'x', links: [{ label: 'x', href: 'javascript:alert(1)' }] },
            { kind: 'iframe', title: 'x', src: 'https://evil.example' },
            { kind: 'carrousel_van_morgen' },
          ],
        }),
      ),
    )
    expect(site.pages.get('/a')?.blocks).toEqual([
      { kind: 'rich_text', text: { html: '<p>heel</p>klik' } },
      { kind: 'unknown', name: 'carrousel_van_morgen' },
    ])
    expect(
      site.defects.map(({ codename, path }) => `${codename} ${path.split('.').slice(0, 2).join('.')}`),
    ).toEqual(expect.arrayContaining(['a blocks.0', 'a blocks.1', 'a blocks.2', 'a blocks.3']))
    expect(site.defects.map(({ problem }) => problem)).toContain(
      '‘<script>’ mag hier niet staan. Haal het weg.',
    )
  })
  it('leads links by codename to where the document stands, and names those that lead nowhere', () => {
    const link = (href: string) => ({ kind: 'interesting_links', title: 'x', links: [{ label: 'x', href }] })
    const rich = { kind: 'rich_text', text: { html: '<a href="page:b#k">b</a> <a href="page:weg">weg</a>' } }
    const site = make(edition(1, page('a', { blocks: [link('page:b'), link('page:weg'), rich] }), page('b')))
    expect(site.pages.get('/a')?.blocks).toEqual([
      link('/b'),
      { kind: 'rich_text', text: { html: '<a href="/b#k">b</a> weg' } },
    ])
    expect(site.defects.map(({ path, problem }) => `${path} ${problem}`)).toEqual([
      'blocks.1.links.0.href Er is geen pagina ‘weg’. Kies een andere, of haal de link weg.',
      'blocks.2.text.html Er is geen pagina ‘weg’. Kies een andere, of haal de link weg.',
    ])
  })
  it('knows where documents stood before, unless another page stands there now', () => {
    const redirects = [
      { from: '/oud', codename: 'a' },
      { from: '/b', codename: 'a' },
      { from: '/weg', codename: 'weg' },
    ]
    const site = make({ ...edition(1, page('a'), page('b')), redirects })
    expect([...site.redirects]).toEqual([['/oud', '/a']])
  })
  it('knows the steps by which an address may end, unless a page stands there', () => {
    const site = make(
      edition(
        1,
        page('a', { entrances: ['inloggen', 'gegevens'] }),
        page('g', { path: '/a/gegevens' }),
        page('b', { entrances: ['Geen Stap'] }),
      ),
    )
    expect([...site.redirects]).toEqual([['/a/inloggen', '/a?step=inloggen']])
    expect(site.defects.map(({ codename }) => codename)).toEqual(['b'])
  })
  it('brings news on its day, newest first', () => {
    const news = ['2026-11-19', '2026-11-21', '2026-11-20'].map((date, index) => page(`n${index}`, { date }))
    const site = make(edition(1, page('a'), ...news))
    expect(site.news.map(({ href }) => href)).toEqual(['/n2', '/n0'])
    expect(site.pages.has('/n1')).toBe(false)
    expect(site.defects).toEqual([])
    expect(site.until).toBe(instantOf('2026-11-21T00:00:00+01:00'))
    expect(make(edition(1, ...news), '2026-11-21T00:00:00+01:00').news[0]?.href).toBe('/n1')
  })
  it('is true until midnight in Amsterdam of the day on which a price changes', () => {
    expect(make(edition(1)).until).toBe(instantOf('2027-01-01T00:00:00+01:00'))
    expect(make(edition(1), '2027-01-01T00:00:00+01:00').until).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('following the content', () => {
  let watch: LiveContent | undefined
  afterEach(() => watch?.close())
  const log = { warn: vi.fn() }
  const begin = async (
    now: { edition: Edition; away?: boolean; looks?: number },
    clock = movable('2026-12-31T23:00:00+01:00'),
    judge: Judge = makeJudge(),
  ) => {
    const content: Content = {
      version: async () => {
        now.looks = (now.looks ?? 0) + 1
        if (now.away) throw new Error('away')
        return now.edition.version
      },
      edition: async () => now.edition,
    }
    watch = await reloadOnPublication({ content, judge, clock, log, fallback: settings, every: 5 })
    return watch
  }
  const html = (of: LiveContent) => JSON.stringify(of.site().pages.get('/a')?.blocks)

  it('shows a publication, and is the same object in between', async () => {
    const now = { edition: edition(1, page('a')) }
    const following = await begin(now)
    const before = following.site()
    expect(following.site()).toBe(before)
    now.edition = edition(2, page('a'), page('b'))
    await vi.waitFor(() => expect(following.site().pages.has('/b')).toBe(true), { timeout: 100_000 })
  })
  it('keeps the last edition while the content is away, says so once, and goes on after', async () => {
    const now = { edition: edition(1, page('a')), away: true, looks: 0 }
    log.warn.mockClear()
    const following = await begin(now)
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1), { timeout: 100_000 })
    const looks = now.looks + 3
    await vi.waitFor(() => expect(now.looks).toBeGreaterThan(looks), { timeout: 100_000 })
    expect(log.warn).toHaveBeenCalledTimes(1)
    expect(following.site().pages.has('/a')).toBe(true)
    now.away = false
    now.edition = edition(2, page('c'))
    await vi.waitFor(() => expect(following.site().pages.has('/c')).toBe(true), { timeout: 100_000 })
  })
  it('changes a price at midnight without anybody publishing', async () => {
    const clock = movable('2026-12-31T23:59:59+01:00')
    const following = await begin({ edition: edition(1, page('a')) }, clock)
    expect(html(following)).toContain('€ 45,00')
    clock.move('2027-01-01T00:00:00+01:00')
    expect(html(following)).toContain('€ 50,00')
  })
  it('has the site of such a day ready before it begins, so that no visitor waits for it', async () => {
    const clock = movable('2026-12-31T23:59:30+01:00')
    const judge = makeJudge()
    const [site, siteNow] = [vi.fn(judge.site), vi.fn(judge.siteNow)]
    const now = { edition: edition(1, page('a')), looks: 0 }
    const following = await begin(now, clock, { site, siteNow })
    await vi.waitFor(() => expect(site).toHaveBeenCalledTimes(2), { timeout: 100_000 })
    const looks = now.looks
    await vi.waitFor(() => expect(now.looks).toBeGreaterThan(looks), { timeout: 100_000 })
    expect(html(following)).toContain('€ 45,00')
    clock.move('2027-01-01T00:00:00+01:00')
    expect(html(following)).toContain('€ 50,00')
    expect(siteNow).toHaveBeenCalledTimes(0)
  })
})
