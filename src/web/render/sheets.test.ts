import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  around,
  contentPagesHtml,
  otherPagesHtml,
  renderer,
  site,
  write,
} from '../../../test/kit/drawn-pages.ts'
import { sheetsIn, unstyled, unstyledIn } from '../../../test/kit/sheets.ts'
import { kinds } from '../../core/content/kinds.ts'
import type { Page } from '../../core/content/page.ts'

/** Files in `src/web` that these files import, directly or not, themselves included. */
const reached = (files: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const file of files) {
    if (seen.has(file) || !/^src\/web\/.*\.tsx?$/.test(file)) continue
    seen.add(file)
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)[\s(]*'(\.[^']+)'/g)
    reached(
      [...imports].map(([, path = '']) => join(dirname(file), path)),
      seen,
    )
  }
  return seen
}

/** Class names in a source: in `className`, and as words of `classes()`. */
const classesIn = (source: string): string[] =>
  [...source.matchAll(/className=("[^"]*")|(?:className=\{|className: |classes\()([^{}]*)/g)].flatMap(
    ([, literal, expression]) =>
      [...(literal ?? expression ?? '').matchAll(/["'`]([\w\s-]+)["'`]/g)].flatMap(([, names = '']) =>
        names.split(/\s+/),
      ),
  )

test('all steps of all funnels are styled by what every page has and by the sheets of funnels', () => {
  const files = reached(globSync('src/web/funnels/*/*-{funnel.ts,island.tsx,page.tsx}'))
  expect(files.size).toBeGreaterThan(100)
  const classes = [...files].flatMap((file) => classesIn(readFileSync(file, 'utf8')))
  expect(classes).toEqual(expect.arrayContaining(['field', 'cal-waits', 'next-done', 'thanks', 'toast']))
  // The class `picture-quay` is styled for the top of a content page only.
  expect(unstyled(classes, ['base', 'funnel', 'insulation', 'insurance'])).toEqual(['picture-quay (content)'])
})

const booking = '/diensten/wonen-en-onderhoud-diensten/klusservice/klus-boeken'
const guide = renderer.styleGuide(around('/stijlgids'))

test('a page names the sheets that style what is on it, and no others', () => {
  expect(sheetsIn(contentPagesHtml.get('/') ?? '')).toEqual(['base', 'content', 'search'])
  for (const path of ['/nieuws', '/diensten/wonen-en-onderhoud-diensten/klusservice/klus-geboekt'])
    expect(sheetsIn(contentPagesHtml.get(path) ?? ''), path).toEqual(['base', 'content'])
  for (const [name, html] of otherPagesHtml)
    expect(sheetsIn(html), name).toEqual(name === '500' ? ['base', 'content'] : ['base', 'content', 'search'])
  expect(sheetsIn(contentPagesHtml.get(booking) ?? '')).toEqual(['base', 'funnel'])
  expect(sheetsIn(contentPagesHtml.get('/lidmaatschap/lid-worden') ?? '')).toEqual([
    'base',
    'content',
    'funnel',
  ])
  expect(sheetsIn(contentPagesHtml.get('/dakcheck') ?? '')).toEqual(['base', 'content', 'ask'])
  for (const path of ['', '/badkamer', '/resultaten'])
    expect(sheetsIn(contentPagesHtml.get(`/problemen-oplossen${path}`) ?? '')).toEqual([
      'base',
      'content',
      'problems',
    ])
  expect(sheetsIn(guide)).toEqual(['base', 'content', 'funnel', 'guide'])
  expect(sheetsIn(contentPagesHtml.get('/rekentools/renteopslag') ?? '')).toEqual(['base', 'content', 'tool'])
  for (const [path, html] of contentPagesHtml) {
    const isTool = path.startsWith('/rekentools/')
    expect(sheetsIn(html).includes('tool'), path).toBe(isTool)
    expect(sheetsIn(html).includes('funnel'), path).toBe(!isTool && / data-(island|membership)=/.test(html))
  }
})

const draw = (blocks: Page['blocks']) => {
  const page = site.pages.get(booking)
  if (!page) throw new Error('no page')
  return write({ ...page, blocks })
}

test('a funnel that cannot be drawn leaves a page of content', () => {
  const html = draw([{ kind: 'funnel', slug: 'klusservice', properties: { confirmation: 5 } }])
  expect(sheetsIn(html)).toEqual(['base', 'content'])
  expect(unstyledIn(html)).toEqual([])
})

test('every class on a page is styled by one of its sheets, if any sheet does', () => {
  const pages = [
    ...contentPagesHtml,
    ...otherPagesHtml,
    ['guide', guide],
    ['wait', renderer.wait(around('/'), 'Wacht even.', '/')],
  ]
  for (const [path, html = ''] of pages) expect(unstyledIn(html), path).toEqual([])
  for (const { example } of Object.values(kinds))
    expect(unstyledIn(draw([example])), example.kind).toEqual([])
})

test('the sheet of a funnel that comes next is fetched ahead', () => {
  const ahead = '<link rel="prefetch" href="/assets/funnel-1.css"/>'
  expect(contentPagesHtml.get('/diensten/wonen-en-onderhoud-diensten/klusservice')).toContain(ahead)
  for (const path of ['/', booking])
    expect(contentPagesHtml.get(path)).not.toContain('rel="prefetch" href="/assets/funnel-1.css"')
})
