import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { settings as seedSettings } from '../../../content/settings.ts'
import type { Settings } from '../../core/content/settings.ts'
import type { SearchInput } from '../../core/render.ts'
import type { Assets } from './assets.ts'
import { countOf, Result, Search } from './Search.tsx'
import { searchWriter } from './search-writer.tsx'
import { write } from './write.ts'

const settings = seedSettings as Settings
const assets: Assets = {
  sheets: {
    base: '/a.css',
    content: '/b.css',
    ask: '/f.css',
    funnel: '/c.css',
    mijn: '/d.css',
    guide: '/e.css',
  },
  plain: '/a.js',
  parts: { plate: '/p.js' },
  client: '/b.js',
  fonts: [],
  island: () => [],
  islandFile: () => undefined,
}
const search = searchWriter(assets)
const written = (input: SearchInput) => new TextDecoder().decode(search(input))

/** The same page, all of it drawn by React at once. */
const plain = ({ query, results, ...around }: SearchInput) => {
  const list = results.map((result) => <Result key={result.href} {...result} />)
  const found = results.length > 0 ? { count: countOf(results), list } : undefined
  return write(<Search around={around} assets={assets} query={query} found={found} />)
}
const inputOf = (query: string, results: SearchInput['results'], more: Partial<SearchInput> = {}) => ({
  settings,
  path: '/zoekresultaat',
  origin: 'https://ons.example',
  demo: false,
  dev: false,
  report: vi.fn(),
  query,
  results,
  ...more,
})
const home = { title: 'Thuis & zo', href: '/?a=1&b=2', text: 'Wat kost het? € 45 – of “meer”.' }
const contact = { title: '<b>Contact</b>', href: '/contact', text: "Je 'vraag' $& $1 \\0" }

it.each([
  ['nothing asked', '', []],
  ['nothing found', 'xyzzy', []],
  ['one result', 'thuis', [home]],
  ['more results', 'een woord', [home, contact]],
  ['another order', 'een woord', [contact, home]],
])('writes %s as React writes it at once', (_name, query, results) => {
  expect(written(inputOf(query, results))).toBe(plain(inputOf(query, results)))
})

it('writes whatever is asked or found as React writes it at once', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('"><script>alert(1)</script>', '$&$1$`', '&amp;', "'", '\0', '\u2028', '.0.', '€ – ’'),
  )
  const found = fc.record({ title: text, href: text, text })
  const results = fc.uniqueArray(found, { selector: ({ href }) => href, maxLength: 4 })
  fc.assert(
    fc.property(text, results, (query, list) => {
      expect(written(inputOf(query, list))).toBe(plain(inputOf(query, list)))
    }),
  )
})

it('shows what stands around it, and what a result says now', () => {
  const of = inputOf('thuis', [home])
  expect(written(of)).toBe(plain(of))
  const demo = inputOf('thuis', [home], { demo: true, dev: true })
  expect(written(demo)).toBe(plain(demo))
  expect(written(demo)).not.toBe(written(of))
  const renamed = inputOf('thuis', [{ ...home, title: 'Anders' }])
  expect(written(renamed)).toBe(plain(renamed))
  const edition = inputOf('thuis', [home], { settings: { ...settings, name: 'Dijkhuis' } })
  expect(written(edition)).toBe(plain(edition))
  expect(written(edition)).toContain('Dijkhuis')
})
