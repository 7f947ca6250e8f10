import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import type { StepItem } from '../../../core/content/problem-steps.ts'
import { PartnerError, type Problem } from '../../../core/kernel/fault.ts'
import type { SearchResult } from '../../../core/search/results.ts'
import type { Question, Search } from '../../ports/search.ts'

interface Page {
  title: string
  total: number
  results: { title: string }[]
  nextCursor: number | null
}

const documents = (count: number, from = 0): SearchResult[] =>
  Array.from({ length: count }, (_none, index) => ({
    href: `/problemen-oplossen/gevonden-${from + index}`,
    kind: 'problem' as const,
    title: `Gevonden ${from + index}`,
    excerpt: [{ text: 'Een stukje.', marked: false }],
    restricted: false,
  }))

const find = vi.fn<Search['find']>()
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({
    ports: { search: { find, index: async () => undefined, suggest: async () => [] } },
  })
})
afterAll(() => server.close())

const get = (path: string, headers = {}) => server.app.inject({ url: `/api/${path}`, headers })
const encoded = (values: Record<string, string>) => new URLSearchParams(values).toString()

describe('steps', () => {
  test('lead from the places to problems, and every count is that of its results', async () => {
    const first = (await get('problem-step-1')).json()
    expect(first.title).toBe('Waar zit het probleem?')
    expect(first.items).toHaveLength(13)
    expect(first.genericContentItems[0]).toMatchObject({ name: 'Anders, namelijk' })
    const stepOf = async (n: number, id: string) =>
      (await get(`problem-step-${n}?${encoded({ id })}`)).json<{ items: StepItem[] }>().items
    const second = (await Promise.all(first.items.map(({ id }: StepItem) => stepOf(2, id)))).flat()
    const third = (await Promise.all(second.map(({ id }) => stepOf(3, id)))).flat()
    expect(new Set(third.map(({ id }) => id)).size).toBe(65)
    for (const { id, linkedResultsCount } of [...first.items, ...second, ...third]) {
      const { total, results } = (await get(`problem-results?${encoded({ id, limit: '50' })}`)).json()
      expect([total, results.length], id).toEqual([linkedResultsCount, linkedResultsCount])
    }
  })

  test('tell what was chosen before', async () => {
    expect((await get('problem-step-3?id=badkamer.toilet')).json().chosen).toEqual([
      { id: 'badkamer', name: 'Badkamer en toilet' },
      { id: 'badkamer.toilet', name: 'Toilet' },
    ])
  })

  test('may be kept by anybody, who asks whether they still hold', async () => {
    const { headers } = await get('problem-step-1')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await get('problem-step-1', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('problem-step-1', { 'if-none-match': 'W/"anders"' })).statusCode).toBe(200)
  })
})

describe('results', () => {
  test('come in pages, and the cursor of each is the offset of the next', async () => {
    const whole = (await get('problem-results?id=badkamer&limit=50')).json()
    const titles: string[] = []
    let cursor: number | null = 0
    for (let calls = 0; cursor !== null && calls < 20; calls++) {
      const page: Page = (await get(`problem-results?id=badkamer&limit=3&offset=${cursor}`)).json()
      expect([page.total, page.title]).toEqual([whole.total, 'Badkamer en toilet'])
      titles.push(...page.results.map(({ title }) => title))
      cursor = page.nextCursor
    }
    expect(titles).toEqual(whole.results.map(({ title }: { title: string }) => title))
    expect((await get('problem-results?id=badkamer&offset=499')).json()).toMatchObject({
      results: [],
      nextCursor: null,
    })
  })

  test('have an address, a title and an image', async () => {
    const { results } = (await get('problem-results?id=probleem_kraan_druppelt')).json()
    expect(results[0]).toEqual({
      url: '/problemen-oplossen/kraan-druppelt',
      title: 'De kraan druppelt',
      text: expect.stringContaining('druppelt'),
      image: '/og/handyman.png',
    })
  })
})

describe('words', () => {
  test('are asked of the search as a visitor, for articles alone', async () => {
    find.mockReset().mockResolvedValue({ total: 23, results: documents(10) })
    const answer = (await get('search-problem-results?q=%20kraan%20%20lekt&offset=10')).json()
    expect(find).toHaveBeenCalledExactlyOnceWith({
      text: 'kraan lekt',
      audience: 'visitor',
      kinds: ['problem'],
      offset: 10,
      limit: 10,
    })
    expect(answer).toMatchObject({ title: 'kraan lekt', total: 23, nextCursor: 20 })
    expect(answer.results[0]).toEqual({
      url: '/problemen-oplossen/gevonden-0',
      title: 'Gevonden 0',
      text: 'Een stukje.',
      image: '/og/handyman.png',
    })
  })

  test('find an article as the content has it now', async () => {
    const [one] = documents(1)
    find.mockReset().mockResolvedValue({
      total: 1,
      results: one ? [{ ...one, href: '/problemen-oplossen/scheur-in-de-muur' }] : [],
    })
    const { results, nextCursor } = (await get('search-problem-results?q=scheur')).json()
    expect(results[0]).toMatchObject({ title: 'Er zit een scheur in de muur', image: '/og/inspection.png' })
    expect(nextCursor).toBeNull()
  })

  test('that nobody can search now are a problem document, not a mistake of ours', async () => {
    find.mockReset().mockRejectedValue(new PartnerError('search', 'unreachable'))
    const answer = await get('search-problem-results?q=kraan')
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([503, 'partner-unavailable'])
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })
})

describe('what is asked wrongly', () => {
  const long = 'x'.repeat(101)
  test.each([
    ['problem-step-0', 400, 'n'],
    ['problem-step-4', 400, 'n'],
    ['problem-step-x', 400, 'n'],
    ['problem-step-1.5', 400, 'n'],
    ['problem-step-2', 400, 'id'],
    ['problem-step-3?id=', 400, 'id'],
    [`problem-step-2?id=${long}`, 400, 'id'],
    ['problem-step-2?id=weg', 404, undefined],
    ['problem-step-2?id=badkamer.toilet', 404, undefined],
    ['problem-step-3?id=badkamer', 404, undefined],
    ['problem-step-2?id=__proto__', 404, undefined],
    ['problem-results', 400, 'id'],
    ['problem-results?id=weg', 404, undefined],
    [`problem-results?id=${long}`, 400, 'id'],
    ['problem-results?id=badkamer&offset=-1', 400, 'offset'],
    ['problem-results?id=badkamer&offset=501', 400, 'offset'],
    ['problem-results?id=badkamer&offset=1e2', 400, 'offset'],
    ['problem-results?id=badkamer&limit=0', 400, 'limit'],
    ['problem-results?id=badkamer&limit=51', 400, 'limit'],
    ['problem-results?id=badkamer&limit=tien', 400, 'limit'],
    ['search-problem-results', 400, 'q'],
    ['search-problem-results?q=%20', 400, 'q'],
    [`search-problem-results?q=${long}`, 400, 'q'],
    ['search-problem-results?q=a&limit=99', 400, 'limit'],
    ['problem-results?id=badkamer&id=keuken', 400, 'id'],
  ])('%s', async (path, status, field) => {
    const answer = await get(path)
    const { errors, code } = answer.json<Problem>()
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['cache-control']).toBe('no-store')
    if (field === undefined) expect(code).toBe('choice-unknown')
    else expect(errors?.[field]?.[0]).toMatch(/^[A-Z].*\.$/)
  })

  test('never gets further than a refusal', async () => {
    find.mockReset().mockResolvedValue({ total: 0, results: [] })
    const hostile = [
      "'; drop table people; --",
      '<script>alert(1)</script>',
      '../../etc/passwd',
      '%',
      '\u202e',
      '💧',
      '{"$gt":""}',
      '-1',
      'NaN',
    ]
    for (const value of hostile)
      for (const [call, name] of [
        ['problem-step-2', 'id'],
        ['problem-results', 'id'],
        ['problem-results', 'offset'],
        ['search-problem-results', 'q'],
        ['search-problem-results', 'limit'],
      ] as const) {
        const answer = await get(`${call}?${encoded({ id: 'badkamer', q: 'a', [name]: value })}`)
        expect(answer.statusCode, `${call} ${name} ${value}`).toBeLessThan(500)
        expect(answer.headers['content-type']).toContain('json')
      }
    const asked = find.mock.calls.map(([question]) => question satisfies Question)
    expect(asked.every(({ text, limit }) => text.length <= 100 && limit <= 50)).toBe(true)
  })
})
