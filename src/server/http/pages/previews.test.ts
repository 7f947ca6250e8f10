import { expect, test } from 'vitest'
import { onDay, wholeEdition, withBody } from '../../../../test/kit/content-edits.ts'
import { site as drawnSite, renderer } from '../../../../test/kit/drawn-pages.ts'
import { failures } from '../../../../test/kit/failures.ts'
import type { Page } from '../../../core/content/page.ts'
import { openEditing } from '../../services/content/editing.ts'
import { makeJudge } from '../../services/content/judge.ts'
import { asVisitorsSee } from '../../services/content/restricted.ts'
import { siteOf } from '../../services/content/site.ts'
import type { Reader } from '../../services/editing.ts'
import { answers, drawDrafts } from './answer.ts'

const options = {
  renderer,
  origin: 'https://ons.example',
  demo: true,
  dev: false,
  report: (problem: string) => {
    throw new Error(problem)
  },
}
const { forMember, draft } = answers(options)
const edition = wholeEdition()
const onThisDay = { ...onDay(), funnels: renderer.funnels }
const published = siteOf(edition, onThisDay)
const editing = openEditing({
  judge: makeJudge(),
  edition: () => edition,
  clock: onThisDay.clock,
  seeds: [],
  funnels: renderer.funnels,
  origin: options.origin,
  site: () => drawnSite,
  draw: drawDrafts(options),
})

const everyReader: readonly Reader[] = ['visitor', 'person', 'member']

/** A draft without the marks of one: the note above it, and where its blocks stand. */
const unmarked = (html: string): string =>
  html
    .replaceAll(/ data-block="(?:\d+|end)"/g, '')
    .replace('<p class="draft-note" role="note">Dit is een concept. Bezoekers zien het nog niet.</p>', '')

/** A page without what search engines and other sites read of it, which a draft has not. */
const unknownToOthers = (html: string): string =>
  html
    .replace(
      /<link rel="canonical".*?<meta name="twitter:card" content="summary_large_image"\/>/,
      '<meta name="robots" content="noindex"/>',
    )
    .replace(/<script type="application\/ld\+json">.*?<\/script>/, '')

const placesIn = (html: string): number[] =>
  [...html.matchAll(/ data-block="(\d+)"/g)].map(([, place]) => Number(place))

const pageOf = (codename: string): Page => {
  const page = published.byCodename.get(codename)
  if (!page) throw new Error(`no ${codename}`)
  return page
}

test('the preview of every page is the page as it is published, but for the marks of a draft', async () => {
  const pages = edition.documents.filter(({ codename }) => published.byCodename.has(codename))
  expect(pages.length).toBeGreaterThan(200)
  let placed = 0
  const failed = await failures(pages, async (document) => {
    const { site, defects } = await editing.siteWith(document)
    expect(defects).toEqual([])
    const page = site.byCodename.get(document.codename)
    if (!page) throw new Error('it is no page')
    const standing = pageOf(document.codename)
    for (const as of standing.restricted ? everyReader : everyReader.slice(0, 1)) {
      const preview = editing.draw(site, page, { as, places: true })
      const shown = forMember(published, as === 'member' ? standing : asVisitorsSee(standing))
      expect(shown).not.toContain('data-block')
      expect(unmarked(preview)).toBe(unknownToOthers(shown))
      const places = placesIn(preview)
      expect(new Set(places).size).toBe(places.length)
      expect(Math.max(-1, ...places)).toBeLessThan(standing.blocks.length)
      if (standing.restricted && as !== 'member') expect(places).toEqual([])
      placed += places.length
    }
    // whoever has a link to it reads the same, without where its blocks stand
    expect(draft(site, page)).not.toContain('data-block')
  })
  expect(failed).toEqual([])
  expect(placed).toBeGreaterThan(pages.length)
})

test('a block says where it stands in the document, also when one before it has a fault', async () => {
  const rich = (html: string) => ({ kind: 'rich_text', text: { html } })
  const { documents } = withBody(edition, 'over_ons', (body) => ({
    ...body,
    blocks: [
      { kind: 'hero', title: 'Over ons', lead: 'Wie we zijn.' },
      { kind: 'hero' },
      rich('<p>twee</p>'),
      { kind: 'van_morgen' },
      rich('<p>{price.weg}</p>'),
      rich('<p>vijf</p>'),
    ],
  }))
  const document = documents.find(({ codename }) => codename === 'over_ons')
  if (!document) throw new Error('no document')
  const { site } = await editing.siteWith(document)
  const page = site.byCodename.get('over_ons')
  if (!page) throw new Error('no page')
  const html = editing.draw(site, page, { as: 'visitor', places: true })
  expect(placesIn(html)).toEqual([0, 2, 3, 5])
  expect(html).toContain('<section data-block="5" class="section"><div class="wrap">')
  expect(html).not.toContain('block-mark')
  expect(placesIn(editing.draw(site, page, { as: 'visitor', places: false }))).toEqual([])
})
