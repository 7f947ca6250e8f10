import { describe, expect, it } from 'vitest'
import { get, pageOf, preview, renderer, serveTrial, trial } from '../../../../test/kit/pages.ts'
import type { Preview } from '../../services/content/preview.ts'

serveTrial()

describe('a draft', () => {
  const link = '/concept/a?sleutel=x'
  const shown = (over: Partial<Preview> = {}) =>
    preview.mockResolvedValueOnce({
      kind: 'shown',
      site: trial.site,
      page: pageOf('/a'),
      defects: [],
      until: '2026-12-02T09:47:00.000Z',
      ...over,
    } as Preview)
  it('is shown to who has its link, is nobody else’s to keep, and is made anew each time', async () => {
    for (const _ of [1, 2]) {
      shown()
      const answer = await get(link)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
    }
    expect(preview).toHaveBeenCalledWith({ codename: 'a', sleutel: 'x' })
    expect(renderer.page).toHaveBeenCalledTimes(2)
    expect(renderer.page).toHaveBeenLastCalledWith(
      expect.objectContaining({ draft: true, draftUntil: '2026-12-02T09:47:00.000Z' }),
    )
  })
  it.each([
    ['refused', 404],
    ['expired', 410],
    ['absent', 404],
  ] as const)('that is %s is %i, privately', async (kind, status) => {
    preview.mockResolvedValueOnce({ kind })
    const answer = await get(link)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'private, no-store'])
    expect(answer.payload).toMatch(/concept/)
  })
  it('of a document that no name can be is no draft', async () => {
    preview.mockClear()
    for (const name of ['%00', 'A', 'a%20b', 'a'.repeat(81)])
      expect((await get(`/concept/${name}?sleutel=x`)).statusCode, name).toBe(404)
    expect(preview).not.toHaveBeenCalled()
  })
  it('that is not whole says what is wrong with it', async () => {
    const odd = await get('/concept/a?sleutel=a&sleutel=b')
    expect(odd.statusCode).toBe(404)
    preview.mockResolvedValueOnce({
      kind: 'broken',
      defects: [{ codename: 'a', path: 'title', at: ['title'], problem: 'weg' }],
    })
    const told = await get(link)
    expect([told.statusCode, told.payload]).toEqual([422, 'Dit concept is niet heel:\n- title: weg\n'])
  })
})
