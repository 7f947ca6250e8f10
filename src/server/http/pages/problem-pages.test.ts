import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { naughtyStrings } from '../../../../test/hostile/naughty.ts'
import { renderer, site } from '../../../../test/kit/drawn-pages.ts'
import { client, everyAnswer, searching } from '../../../../test/kit/pages.ts'
import { unstyledIn } from '../../../../test/kit/sheets.ts'
import { Fault, PartnerError } from '../../../core/kernel/fault.ts'
import type { SearchResult } from '../../../core/search/results.ts'
import { pages } from './page-routes.ts'
import { shownUntil } from './problem-pages.ts'

const results = '/problemen-oplossen/resultaten'
const documents = (count: number): SearchResult[] =>
  Array.from({ length: count }, (_none, index) => ({
    href: `/problemen-oplossen/gevonden-${index}`,
    kind: 'problem' as const,
    title: `Gevonden ${index}`,
    excerpt: [{ text: 'Een stukje.', marked: false }],
    restricted: false,
  }))

let app: FastifyInstance
beforeEach(async () => {
  vi.clearAllMocks()
  app = fastify()
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(everyAnswer)
  })
  const edition = () => ({ version: 1, documents: [], redirects: [] })
  const watch = { site: () => site, edition, close: async () => undefined }
  const unused = async () => undefined
  await app.register((scope) =>
    pages(scope, {
      watch,
      renderer,
      searching: { ...searching, indexed: () => site },
      countSurvey: unused,
      limit: unused,
      preview: async () => ({ kind: 'refused' }),
      origin: 'https://ons.example',
      mode: 'demo',
      dev: false,
      built: [client],
    }),
  )
})
afterEach(() => app.close())

const get = async (url: string) => {
  const answer = await app.inject({ url })
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(answer.body) ?? []
  const text = main
    .replace(/<template.*?<\/template>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  return {
    ...answer,
    status: answer.statusCode,
    main,
    text,
    title: /<title>(.*?)<\/title>/.exec(answer.body)?.[1],
  }
}
const find = (of: Record<string, string>) => get(`${results}?${new URLSearchParams(of)}`)

describe('steps without a script', () => {
  it('begin with places, each with the page of its own', async () => {
    const { main, text } = await get('/problemen-oplossen')
    expect(text).toContain('Stap 1 / 3')
    expect(text).toContain('Badkamer en toilet 10 oplossingen')
    expect(main).toContain('href="/problemen-oplossen/badkamer"')
    expect(text).toContain('Anders, namelijk')
  })

  it('go on at addresses of their own, with what was chosen and the way back', async () => {
    const second = await get('/problemen-oplossen/badkamer')
    expect(second.text).toContain('Stap 2 / 3')
    expect(second.main).toContain('href="/problemen-oplossen/badkamer?keuze=badkamer.toilet"')
    const third = await get('/problemen-oplossen/badkamer?keuze=badkamer.toilet')
    expect(third.text).toMatch(/Stap 3 \/ 3.*Vorige vraag.*Badkamer en toilet.*Toilet.*Wat zie je\?/)
    expect(third.main).toContain(`href="${results}?q=probleem_toilet_verstopt"`)
    expect(third.main).toMatch(/href="\/problemen-oplossen\/badkamer"[^>]*data-back/)
    expect(third.title).toBe('Wat zie je? Toilet - Thuisbasis')
  })

  it('stand on the first page too, as a script leaves its address', async () => {
    const { main, text, body } = await get('/problemen-oplossen?keuze=badkamer.toilet')
    expect(text).toContain('Stap 3 / 3')
    expect(main).toMatch(/href="\/problemen-oplossen\?keuze=badkamer"[^>]*data-back/)
    expect(body).toContain('<link rel="canonical" href="https://ons.example/problemen-oplossen"/>')
    expect(text).toContain('Home Problemen oplossen')
  })

  test.each([
    ['/problemen-oplossen', 'weg'],
    ['/problemen-oplossen', '//elders.example'],
    ['/problemen-oplossen', ''],
    ['/problemen-oplossen/badkamer', 'keuken.kraan'],
    ['/problemen-oplossen/badkamer', 'badkamer'],
  ])('%s with the choice "%s", which it does not have, leads back to the page', async (path, choice) => {
    const { status, headers } = await get(`${path}?${new URLSearchParams({ keuze: choice })}`)
    expect([status, headers.location]).toEqual([302, path])
  })
})

describe('results', () => {
  it('ask for a question where there is none', async () => {
    const { status, text, main } = await get(results)
    expect(status).toBe(200)
    expect(text).toContain('Probleem zoeken via stappen')
    expect(text).not.toContain('gevonden')
    expect(main).toContain('name="q"')
    expect(searching.search).not.toHaveBeenCalled()
  })

  it('of a choice have its title, and as many as its tile said', async () => {
    const { text, main, title } = await find({ q: 'probleem_kraan_druppelt' })
    expect(text).toContain('De kraan druppelt')
    expect(text).toContain('We hebben 3 problemen gevonden')
    expect(main.match(/Bekijk probleem/g)).toHaveLength(2)
    expect(main.match(/<li id="resultaat-/g)).toHaveLength(1)
    expect(title).toBe('De kraan druppelt - Thuisbasis')
    expect(searching.search).not.toHaveBeenCalled()
  })

  it('of words are counted, the first two as cards and the rest in a list that goes on', async () => {
    searching.search.mockResolvedValueOnce({ total: 23, results: documents(10) })
    const { text, main, body } = await find({ q: '  water   kelder ' })
    expect(searching.search).toHaveBeenCalledExactlyOnceWith({
      text: 'water kelder',
      audience: 'visitor',
      kinds: ['problem'],
      offset: 0,
      limit: 10,
    })
    expect(text).toContain('23 resultaten gevonden voor water kelder')
    expect(main.match(/Bekijk probleem/g)).toHaveLength(2)
    expect(main.match(/<li id="resultaat-/g)).toHaveLength(8)
    expect(main).toContain(`href="${results}?q=water+kelder&amp;vanaf=10#resultaat-11"`)
    expect(main).toContain('value="water kelder"')
    expect(unstyledIn(body)).toEqual([])
  })

  it('from further on keep those before them, and one is no plural', async () => {
    searching.search.mockResolvedValueOnce({ total: 12, results: documents(12) })
    const more = await find({ q: 'water', vanaf: '10' })
    expect(more.main.match(/<li id="resultaat-/g)).toHaveLength(10)
    expect(more.text).not.toContain('Meer laden')
    searching.search.mockResolvedValueOnce({ total: 1, results: documents(1) })
    expect((await find({ q: 'water' })).text).toContain('1 resultaat gevonden voor water')
  })

  it('are fetched in parts where many are shown', async () => {
    searching.search.mockImplementation(async ({ offset, limit }) => ({
      total: 65,
      results: documents(65).slice(offset, offset + limit),
    }))
    const { main } = await find({ q: 'huis', vanaf: '60' })
    expect(main.match(/<li id="resultaat-/g)).toHaveLength(63)
    expect(searching.search.mock.calls.map(([{ offset, limit }]) => [offset, limit])).toEqual([
      [0, 50],
      [50, 20],
    ])
    searching.search.mockReset()
    searching.search.mockImplementation(async () => ({ total: 0, results: [] }))
  })

  it('the name of a place is a word to search by', async () => {
    await find({ q: 'kelder' })
    expect(searching.search).toHaveBeenCalledOnce()
  })

  it('that are none give tips and help', async () => {
    const { status, text, body } = await find({ q: 'xyzzy' })
    expect(status).toBe(200)
    expect(unstyledIn(body)).toEqual([])
    for (const words of ['Controleer de spelling', 'minder specifiek', 'via stappen', 'Heb je hulp nodig?'])
      expect(text).toContain(words)
  })

  test.each([new PartnerError('search', 'unreachable'), new Fault(503, 'busy', 'Druk.')])(
    'that nobody can search now say so and keep the question (%s)',
    async (thrown) => {
      searching.search.mockRejectedValueOnce(thrown)
      const { status, headers, text, main } = await find({ q: 'kraan' })
      expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5'])
      expect(text).toContain('Er is iets misgegaan. Onze excuses voor het ongemak.')
      expect(text).not.toContain('gevonden')
      expect(main).toContain('value="kraan"')
      expect(main).toContain(`href="${results}?q=kraan"`)
    },
  )

  it('that are asked too often say how long to wait', async () => {
    searching.limit.mockImplementationOnce(() => {
      throw new Fault(429, 'too-many-requests', 'Wacht 7 seconden.', { retryAfter: 7 })
    })
    const { status, headers, text } = await find({ q: 'kraan' })
    expect([status, headers['retry-after']]).toEqual([429, '7'])
    expect(text).toContain('Wacht 7 seconden.')
  })

  it('of anything that is typed are a page, with the words as words', async () => {
    for (const text of [...naughtyStrings, 'x'.repeat(5000)]) {
      const { status, main } = await find({ q: text, vanaf: text, keuze: text })
      expect(status, JSON.stringify(text)).toBeLessThan(500)
      expect(main).not.toMatch(/<script|<img|<iframe|<svg[^>]*onload/i)
    }
    for (const [{ text }] of searching.search.mock.calls) expect(text.length).toBeLessThanOrEqual(100)
  })
})

test.each([
  ['', 10],
  ['0', 10],
  ['10', 20],
  ['17', 20],
  ['-1', 10],
  ['1e3', 10],
  ['9999', 200],
  ['99999', 10],
])('from "%s" on, the first %i results are shown', (from, until) => {
  expect(shownUntil(from)).toBe(until)
})
