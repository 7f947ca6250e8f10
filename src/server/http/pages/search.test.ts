import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  get,
  open,
  pageOf,
  renderer,
  searching,
  serveTrial,
  siteOf,
  trial,
} from '../../../../test/kit/pages.ts'
import { Fault, PartnerError } from '../../../core/kernel/fault.ts'
import type { FoundDocuments } from '../../../core/search/results.ts'

const { search, audienceOf, limit } = searching
const found = (...hrefs: string[]): FoundDocuments => ({
  total: hrefs.length,
  results: hrefs.map((href) => ({ href, kind: 'page', title: href, excerpt: [], restricted: false })),
})

serveTrial()
beforeEach(() => {
  search.mockResolvedValue(found('/a', '/b'))
  audienceOf.mockResolvedValue('visitor')
  limit.mockReturnValue(undefined)
})

describe('searching', () => {
  it('asks what was typed, without what says nothing, ten results of a page', async () => {
    expect((await get('/zoekresultaat?q=%20een%09%20dak%00goot%20')).payload).toBe('een dak goot: /a,/b')
    expect(search).toHaveBeenCalledWith({ text: 'een dak goot', audience: 'visitor', offset: 0, limit: 10 })
    search.mockResolvedValue({ ...found('/a', '/b'), total: 40 })
    await get('/zoekresultaat?q=dak&pagina=3')
    expect(search).toHaveBeenLastCalledWith({ text: 'dak', audience: 'visitor', offset: 20, limit: 10 })
  })
  it.each([
    ['/zoekresultaat', ''],
    ['/zoekresultaat?q=%20', ''],
    ['/zoekresultaat?q[x]=a', ''],
  ])('%s asks nothing', async (url) => {
    expect((await get(url)).payload).toBe(': ')
    expect(search).not.toHaveBeenCalled()
  })
  it.each(['0', '-1', '1e3', 'x', '9999', '%00'])('page %s is one that there is', async (page) => {
    expect((await get(`/zoekresultaat?q=dak&pagina=${page}`)).statusCode).toBe(200)
    expect(search.mock.calls[0]?.[0].offset).toBe(0)
  })
  it('shows the last page to whoever asks for one after it', async () => {
    search.mockImplementation(async ({ offset }) => ({ ...found(...(offset < 20 ? ['/a'] : [])), total: 12 }))
    expect((await get('/zoekresultaat?q=dak&pagina=9')).payload).toBe('dak: /a')
    expect(search.mock.calls.map(([{ offset }]) => offset)).toEqual([80, 10])
  })
  it('takes the first of several questions, and no more than 100 signs of it', async () => {
    await get(`/zoekresultaat?q=${'dak'.repeat(2000)}&q=b`)
    expect(search.mock.calls[0]?.[0].text).toHaveLength(100)
  })
})

describe('what was found', () => {
  it('is kept for visitors as long as the content stays the same', async () => {
    const first = await get('/zoekresultaat?q=dak')
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    await get('/zoekresultaat?q=%20dak')
    expect(search).toHaveBeenCalledTimes(1)
    const again = await get('/zoekresultaat?q=dak', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    trial.site = siteOf(pageOf('/'))
    await get('/zoekresultaat?q=dak')
    expect(search).toHaveBeenCalledTimes(2)
  })
  it('is not kept while the index is behind, nor where nothing was found', async () => {
    const { indexed } = searching
    searching.indexed = () => undefined
    await trial.app.close()
    await open()
    await get('/zoekresultaat?q=dak')
    await get('/zoekresultaat?q=dak')
    expect(search).toHaveBeenCalledTimes(2)
    searching.indexed = indexed
    await trial.app.close()
    await open()
    search.mockResolvedValue(found())
    await get('/zoekresultaat?q=niets')
    await get('/zoekresultaat?q=niets')
    expect(search).toHaveBeenCalledTimes(4)
  })
  it('is a member’s own where a member searches', async () => {
    audienceOf.mockResolvedValue('member')
    const answer = await get('/zoekresultaat?q=dak')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    await get('/zoekresultaat?q=dak')
    expect(search.mock.calls.map(([{ audience }]) => audience)).toEqual(['member', 'member'])
    audienceOf.mockResolvedValue('visitor')
    await get('/zoekresultaat?q=dak')
    expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ audience: 'visitor' }))
  })
})

describe('a search that fails', () => {
  it.each([new PartnerError('search', 'unreachable'), new Fault(503, 'busy', 'Het is nu erg druk.')])(
    'says so with the question in its box, is 503 and kept by nobody (%s)',
    async (reason) => {
      search.mockRejectedValueOnce(reason)
      const answer = await get('/zoekresultaat?q=dak')
      expect([answer.statusCode, answer.payload]).toEqual([503, 'dak mislukt'])
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
      expect((await get('/zoekresultaat?q=dak')).payload).toBe('dak: /a,/b')
    },
  )
  it('is 500 where it is a mistake of ours', async () => {
    search.mockRejectedValueOnce(new TypeError('kapot'))
    expect((await get('/zoekresultaat?q=dak')).statusCode).toBe(500)
  })
  it('asks whoever searches too much to wait', async () => {
    limit.mockImplementation(() => {
      throw new Fault(429, 'too-many-requests', 'Dit gaat te snel.', { retryAfter: 7 })
    })
    const answer = await get('/zoekresultaat?q=dak')
    expect([answer.statusCode, answer.headers['retry-after'], answer.payload]).toEqual([
      429,
      '7',
      // the button repeats the search, so that nobody has to type it again
      'Dit gaat te snel. /zoekresultaat?q=dak',
    ])
    expect(search).not.toHaveBeenCalled()
  })
})

describe('a page for members', () => {
  const blocks = [{ kind: 'rich_text' as const, text: { html: '<p>zonnebloem</p>' } }]
  const secret = pageOf('/geheim', { restricted: true, blocks })
  it('has nothing of its own blocks for others, and is a member’s own for members', async () => {
    trial.site = siteOf(secret)
    const masked = await get('/geheim')
    expect(masked.statusCode).toBe(200)
    expect(JSON.stringify(vi.mocked(renderer.page).mock.lastCall?.[0].page.blocks)).not.toContain(
      'zonnebloem',
    )
    audienceOf.mockResolvedValue('member')
    const whole = await get('/geheim', { 'if-none-match': String(masked.headers.etag) })
    expect([whole.statusCode, whole.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(vi.mocked(renderer.page).mock.lastCall?.[0].page.blocks).toEqual(blocks)
    audienceOf.mockResolvedValue('visitor')
    expect((await get('/geheim')).payload).toBe(masked.payload)
  })
})
