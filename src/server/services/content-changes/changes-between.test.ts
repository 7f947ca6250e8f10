import { beforeAll, describe, expect, test } from 'vitest'
import { onDay, wholeEdition, withBody } from '../../../../test/kit/content-edits.ts'
import type { Site } from '../../../core/content/site.ts'
import { judgeWithout } from '../content/draft.ts'
import { makeJudge } from '../content/judge.ts'
import { linksTo } from '../content/links-to.ts'
import { readEdition } from '../search/documents.ts'
import { type Changes, changesBetween } from './changes-between.ts'
import { ownSentences } from './texts-shown.ts'

const judge = makeJudge()
const edition = wholeEdition()
let before: Site
beforeAll(async () => {
  before = await judge.site(edition, onDay())
})

type Body = Record<string, unknown>

/** What a change of one document changes. */
const changed = async (codename: string, change: (body: Body) => Body): Promise<Changes> =>
  changesBetween(before, await judge.site(withBody(edition, codename, change), onDay()), edition)
const named = ({ pages }: Changes) => pages.map(({ codename, kind }) => `${codename} ${kind}`)

/** Codenames of the pages in which one of these words is written. */
const writtenIn = (...words: string[]): string[] =>
  edition.documents.flatMap(({ codename, body }) => {
    const text = JSON.stringify(body)
    return before.byCodename.has(codename) && words.some((word) => text.includes(word)) ? [codename] : []
  })

const nothing = { gone: [], come: [], more: 0 }
const same = { added: [], removed: [], changed: [], more: 0 }

test('the same content, read anew, changes nothing', async () => {
  expect(await changesBetween(before, await judge.site(wholeEdition(2), onDay()), edition)).toEqual({
    ...{ pages: [], more: 0, everywhere: nothing, values: [], mails: [], defects: [] },
    ...{ search: same, feed: same, sitemap: same },
  })
})

describe('a price', () => {
  const name = 'juridisch_30_minuten'
  const dearer = (body: Body) => {
    const prices = body.prices as Record<string, { label: string }>
    const amounts = [{ from: '2026-01-01', cents: 123_456 }]
    return { ...body, prices: { ...prices, [name]: { ...prices[name], amounts } } }
  }

  test('changes each page that shows it, and no other', async () => {
    const shows = writtenIn(`price.${name}}`, `with_membership.${name}}`)
    const changes = await changed('settings', dearer)
    expect(shows.length).toBeGreaterThan(1)
    expect(named(changes).toSorted()).toEqual(shows.map((codename) => `${codename} text`).toSorted())
    for (const { gone, come } of changes.pages) {
      expect(come.join(' ')).toMatch(/1\.\d{3},56/)
      expect(gone).toHaveLength(come.length)
    }
    expect(changes.values).toContainEqual(
      expect.objectContaining({ name: `price.${name}`, after: '€ 1.234,56' }),
    )
    expect([changes.sitemap, changes.feed, changes.mails]).toEqual([same, same, []])
  })
})

describe('an address', () => {
  test('that moves changes the page, what links to it by name, and the sitemap', async () => {
    const changes = await changed('over_ons', (body) => ({ ...body, path: '/wie-we-zijn' }))
    expect(changes.pages[0]).toMatchObject({ codename: 'over_ons', kind: 'moved', from: '/over-ons' })
    expect(named(changes).slice(1)).toEqual(writtenIn('page:over_ons').map((codename) => `${codename} links`))
    expect(changes.sitemap).toEqual({ ...same, added: ['/wie-we-zijn'], removed: ['/over-ons'] })
    expect(changes.search).toEqual({ ...same, added: ['/wie-we-zijn'], removed: ['/over-ons'] })
  })

  test('of a link that leads elsewhere is told with where it led and leads', async () => {
    const block = (href: string) => ({
      kind: 'interesting_links',
      title: 'Verder',
      links: [{ label: 'Verder', href }],
    })
    const put = (href: string) => (body: Body) => ({ ...body, blocks: [block(href)] })
    const from = await judge.site(withBody(edition, 'over_ons', put('page:contact')), onDay())
    const to = await judge.site(withBody(edition, 'over_ons', put('page:cookies')), onDay())
    const { pages } = await changesBetween(from, to, edition)
    expect(pages).toEqual([
      expect.objectContaining({ kind: 'links', gone: ['/contact'], come: ['/cookies'], more: 0 }),
    ])
  })
})

test('a page that goes names who leads to it, and what breaks by that', async () => {
  const after = await judgeWithout(judge, edition, 'contact', onDay())
  const { pages, defects } = await changesBetween(before, after, edition)
  const [first] = pages
  expect(first).toMatchObject({ codename: 'contact', kind: 'gone', path: '/contact' })
  const leading = new Set(linksTo(edition, 'contact').map(({ codename }) => codename))
  const { named: told = [], more = 0 } = first?.linked ?? {}
  expect(told.length + more).toBe(leading.size)
  for (const { codename } of told) expect([...leading]).toContain(codename)
  for (const { problem } of defects) expect(problem).toContain('‘contact’')
})

test('what a page shows of others counts: names above it, news, desks', async () => {
  const renamed = await changed('diensten', (body) => ({ ...body, label: 'Al ons werk' }))
  expect(renamed.pages.length).toBeGreaterThan(10)
  const below = renamed.pages.find(({ path }) => path.startsWith('/diensten/'))
  expect(below).toMatchObject({ kind: 'text', come: ['Al ons werk'] })

  const [newest] = before.news
  const page = before.pages.get(newest?.href ?? '')
  const retitled = await changed(page?.codename ?? '', (body) => ({ ...body, title: 'Ander nieuws' }))
  expect(named(retitled)).toEqual(expect.arrayContaining([`${page?.codename} text`, 'nieuws text']))
  expect(retitled.feed).toEqual({ ...same, changed: [newest?.href] })

  const phoned = await changed('settings', (body) => {
    const desks = structuredClone(body.desks) as Record<string, { phone: string }>
    if (desks.klantenservice) desks.klantenservice.phone = '088 111 22 33'
    return { ...body, desks }
  })
  expect(named(phoned)).toContain('contact text')
  expect(phoned.everywhere.come).toEqual(['088 111 22 33'])
  expect(phoned.mails).toEqual([{ name: 'telefoon', before: expect.any(String), after: '088 111 22 33' }])
})

test('another order is told as a look, and a page that hides is gone from the sitemap', async () => {
  const turned = await changed('over_ons', (body) => ({ ...body, blocks: (body.blocks as []).toReversed() }))
  expect(named(turned)).toEqual(['over_ons look'])
  const hidden = await changed('over_ons', (body) => ({ ...body, hidden: true }))
  expect([named(hidden), hidden.sitemap.removed]).toEqual([['over_ons look'], ['/over-ons']])
})

test('no more is named than a reader takes in, and the rest is counted', async () => {
  const sentences = Array.from({ length: 40 }, (_, index) => `Zin nummer ${index} is ${'lang '.repeat(80)}.`)
  const text = `<p>${sentences.join(' ')}</p>`
  const long = await changed('over_ons', (body) => ({
    ...body,
    blocks: [{ kind: 'rich_text', text: { html: text } }],
  }))
  const [page] = long.pages
  expect([page?.come.length, page?.come[0]?.length]).toEqual([8, 301])
  expect(page?.more).toBeGreaterThanOrEqual(32)

  const empty = await judge.site({ ...edition, documents: [] }, onDay())
  const all = await changesBetween(before, empty, edition)
  expect(all.pages).toHaveLength(50)
  expect(all.pages.length + all.more).toBe(before.byCodename.size)
})

test('a page with very many texts is read in slices, for its changes and for the search', async () => {
  const count = 200
  const blocks = Array.from({ length: count }, (_, index) => ({
    kind: 'rich_text',
    text: { html: `<p>${`Zin ${index}. `.repeat(1000)}</p>` },
  }))
  const after = await judge.site(
    withBody(edition, 'over_ons', (body) => ({ ...body, blocks })),
    onDay(),
  )
  const page = after.byCodename.get('over_ons')
  if (!page) throw new Error('the page is not there')
  let rests = 0
  const rest = async () => {
    rests++
  }
  expect((await ownSentences(page, rest)).length).toBeGreaterThan(count)
  expect(rests).toBeGreaterThanOrEqual(count)
  rests = 0
  await readEdition(after, rest)
  expect(rests).toBeGreaterThanOrEqual(after.pages.size)
  const found = (await changesBetween(before, after, edition)).pages
  expect(found).toContainEqual(expect.objectContaining({ codename: 'over_ons', kind: 'text' }))
})
