import { describe, expect, it, vi } from 'vitest'
import { pageCache } from './cache.ts'
import { represent } from './content-negotiation.ts'

describe('the cache', () => {
  const edition = {}
  const answer = (size: number) => ({ ...represent('', { status: 200, type: 'x' }), size })
  it('stays below its bound and forgets what was longest unused', () => {
    const cache = pageCache(100)
    const make = vi.fn(() => answer(40))
    for (const key of ['a', 'b', 'a', 'c']) cache.take(edition, key, make)
    expect(cache.size()).toBe(80)
    cache.take(edition, 'a', make)
    expect(make).toHaveBeenCalledTimes(3)
    cache.take(edition, 'b', make)
    expect(make).toHaveBeenCalledTimes(4)
  })
  it('keeps nothing that is larger than all of it', () => {
    const cache = pageCache(10)
    cache.take(edition, 'a', () => answer(40))
    expect(cache.size()).toBe(0)
  })
  it('drops everything with the edition', () => {
    const cache = pageCache(100)
    cache.take(edition, 'a', () => answer(40))
    cache.take({}, 'b', () => answer(30))
    expect(cache.size()).toBe(30)
  })
})
