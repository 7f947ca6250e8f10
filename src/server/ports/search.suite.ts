import assert from 'node:assert/strict'
import type { Clock } from '../../core/kernel/clock.ts'
import {
  type Question,
  type Search,
  type SearchDocument,
  type SearchEdition,
  searchGuards,
} from './search.ts'
import type { Check } from './suite.ts'

/** A search engine under test; its index is overwritten. */
export interface SearchWorld {
  port: Search
  clock: Clock
}

const page = (href: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  href,
  kind: 'page',
  title,
  description: `${title}: wat je erover moet weten.`,
  keywords: '',
  body: 'Een tekst over wonen.',
  restricted: false,
  ...more,
})

const documents = [
  page('/dakgoot', 'Een lekkende dakgoot', {
    kind: 'problem',
    body: 'Water druppelt langs de gevel. Maak de dakgoot schoon.',
  }),
  page('/koken', 'Koken op inductie', { kind: 'news', date: '2026-11-01', body: 'Geïsoleerde pannen.' }),
  page('/contract', 'Voorbeeldcontract voor een verhuizing', {
    kind: 'document',
    restricted: true,
    body: 'De paardenbloembepaling van artikel negen.',
  }),
  ...Array.from({ length: 7 }, (_none, at) => page(`/schutting-${at}`, `Schutting nummer ${at}`)),
]

/**
 * The version of the last edition of each world. The first one is made of the clock, so that editions are newer than those of
 * earlier runs too.
 */
const versions = new WeakMap<SearchWorld, number>()
const edition = (world: SearchWorld, over: Partial<SearchEdition> = {}): SearchEdition => {
  const version = (versions.get(world) ?? Math.floor(world.clock.now() / 1000)) + 1
  versions.set(world, version)
  return { version, documents, synonyms: [], ...over }
}

const question = (text: string, over: Partial<Question> = {}): Question => ({
  text,
  audience: 'visitor',
  offset: 0,
  limit: 10,
  ...over,
})

const find = async ({ port }: SearchWorld, text: string, over: Partial<Question> = {}) =>
  searchGuards.find.parse(await port.find(question(text, over)))
const hrefs = ({ results }: { results: readonly { href: string }[] }) => results.map(({ href }) => href)

const finding: readonly Check<SearchWorld>[] = [
  {
    what: 'a document is found by its title, whatever its capitals and accents, with what was asked marked',
    async run(world) {
      await world.port.index(edition(world))
      assert.deepEqual(hrefs(await find(world, 'DAKGOOT')), ['/dakgoot'])
      assert.deepEqual(hrefs(await find(world, 'geisoleerde')), ['/koken'])
      const [first] = (await find(world, 'dakgoot')).results
      assert.deepEqual([first?.kind, first?.title], ['problem', 'Een lekkende dakgoot'])
      assert.match(String(first?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)), /dakgoot/i)
    },
  },
  {
    what: 'pages of results follow each other without gap or repeat, and all tell the same total',
    async run(world) {
      await world.port.index(edition(world))
      const parts = await Promise.all(
        [0, 3, 6].map((offset) => find(world, 'schutting', { offset, limit: 3 })),
      )
      assert.deepEqual(
        parts.map(({ total }) => total),
        [7, 7, 7],
      )
      assert.equal(new Set(parts.flatMap(hrefs)).size, 7)
      const after = await find(world, 'schutting', { offset: 20, limit: 3 })
      assert.deepEqual([after.total, after.results], [7, []])
    },
  },
  {
    what: 'only documents of the kinds that are asked for are found and counted',
    async run(world) {
      await world.port.index(edition(world))
      const found = await find(world, 'dakgoot schutting inductie', { kinds: ['news'] })
      assert.deepEqual([found.total, hrefs(found)], [1, ['/koken']])
    },
  },
  {
    what: 'a title with the word itself goes before one with a longer word that holds it',
    async run(world) {
      const contact = page('/contact', 'Contact')
      const socket = page('/stopcontact', 'Het stopcontact is warm', { body: 'Stop er dan niets meer in.' })
      await world.port.index(edition(world, { documents: [socket, contact] }))
      assert.deepEqual(hrefs(await find(world, 'contact')), ['/contact', '/stopcontact'])
    },
  },
  {
    what: 'of two pages that match as well, the one with a related word in its title goes first',
    async run(world) {
      const written = [
        page('/alles', 'Alle diensten', { description: 'Voor klussen in huis.' }),
        page('/boeken', 'Boek een klus'),
        page('/service', 'Klusservice', { keywords: 'klus' }),
      ]
      const synonyms = [['klus', 'klussen', 'klusservice']]
      await world.port.index(edition(world, { documents: written, synonyms }))
      assert.deepEqual(hrefs(await find(world, 'klussen')), ['/boeken', '/service', '/alles'])
    },
  },
  {
    what: 'a word is found in its plural, an abbreviation with its dots, and a compound that begins with one',
    async run(world) {
      const written = [
        page('/klus', 'Een klus laten doen'),
        page('/vve', 'De VvE van je flat'),
        page('/ketel', 'De cv-ketel valt uit'),
      ]
      await world.port.index(edition(world, { documents: written }))
      for (const [text, href] of [
        ['klussen', '/klus'],
        ['V.V.E.', '/vve'],
        ['cvketel', '/ketel'],
      ] as const)
        assert.deepEqual(hrefs(await find(world, text)), [href], text)
    },
  },
  {
    what: 'nothing is found by what stands nowhere, by signs alone or by nothing',
    async run(world) {
      await world.port.index(edition(world))
      for (const text of [
        'xqzyvw',
        '',
        '   ',
        '"\'`;--',
        '%_*?',
        '&|!:<->()',
        '\u0000\u202e',
        '💧'.repeat(50),
      ])
        assert.deepEqual(await find(world, text).then(({ total }) => total), 0, JSON.stringify(text))
    },
  },
]

const audiences: readonly Check<SearchWorld>[] = [
  {
    what: 'the text of a restricted document is found, counted and quoted for members alone',
    async run(world) {
      await world.port.index(edition(world))
      assert.deepEqual(await find(world, 'paardenbloembepaling'), { total: 0, results: [] })
      const masked = (await find(world, 'voorbeeldcontract')).results
      assert.deepEqual(
        masked.map(({ href, restricted, excerpt }) => [href, restricted, excerpt.length]),
        [['/contract', true, 0]],
      )
      const whole = await find(world, 'paardenbloembepaling', { audience: 'member' })
      assert.deepEqual(hrefs(whole), ['/contract'])
      assert.match(String(whole.results[0]?.excerpt.map(({ text }) => text).join('')), /paardenbloembepaling/)
    },
  },
  {
    what: 'a typing error is never mended by a word that only members may read',
    async run(world) {
      await world.port.index(edition(world))
      const { total, meant } = await find(world, 'paardenbloembepalin')
      assert.deepEqual([total, meant], [0, undefined])
    },
  },
]

const indexing: readonly Check<SearchWorld>[] = [
  {
    what: 'after a new edition nothing is found that is no longer there',
    async run(world) {
      await world.port.index(edition(world))
      await world.port.index(edition(world, { documents: [page('/nieuw', 'Zonwering kiezen')] }))
      assert.deepEqual(hrefs(await find(world, 'dakgoot')), [])
      assert.deepEqual(hrefs(await find(world, 'zonwering')), ['/nieuw'])
    },
  },
  {
    what: 'an older edition changes nothing',
    async run(world) {
      const newest = edition(world)
      await world.port.index(newest)
      await world.port.index({ ...newest, version: newest.version - 1, documents: [] })
      assert.deepEqual(hrefs(await find(world, 'dakgoot')), ['/dakgoot'])
    },
  },
  {
    what: 'the same edition can be sent any number of times',
    async run(world) {
      const one = edition(world)
      await Promise.all(Array.from({ length: 4 }, () => world.port.index(one)))
      assert.equal((await find(world, 'schutting')).total, 7)
    },
  },
]

const suggesting: readonly Check<SearchWorld>[] = [
  {
    what: 'a title is suggested by the beginnings of its words',
    async run(world) {
      await world.port.index(edition(world))
      const suggested = searchGuards.suggest.parse(await world.port.suggest('lek dakg', 5))
      assert.deepEqual(suggested, [{ href: '/dakgoot', title: 'Een lekkende dakgoot' }])
      assert.equal((await world.port.suggest('schutt', 5)).length, 5)
    },
  },
  {
    what: 'nothing is suggested by signs alone, or by a word that only members may read',
    async run(world) {
      await world.port.index(edition(world))
      for (const typed of ["':*", '', '\\', 'paardenbl', 'paardenbloembepaling'])
        assert.deepEqual(await world.port.suggest(typed, 5), [], typed)
    },
  },
]

/** What every search engine must do, be it our own or an outside one. The checks overwrite the index. */
export const searchChecks: readonly Check<SearchWorld>[] = [
  ...finding,
  ...audiences,
  ...indexing,
  ...suggesting,
]
