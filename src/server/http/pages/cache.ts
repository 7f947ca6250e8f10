import { LRUCache } from 'lru-cache'
import type { Representation } from './content-negotiation.ts'

/** Hits and misses of a cache since the start, and the bytes that it holds now. */
export interface CacheCounts {
  hits: number
  misses: number
  bytes: number
}

/**
 * Page cache: answers kept in memory up to a number of bytes; the one that was unused longest is dropped first. All of them
 * belong to one `edition` (any object, compared by identity): a call with another edition empties the cache.
 */
export interface PageCache {
  take(edition: object, key: string, make: () => Representation): Representation
  /** Looks up a kept answer, and counts it as a hit or a miss. */
  find(edition: object, key: string): Representation | undefined
  keep(edition: object, key: string, made: Representation): void
  size(): number
  counts(): CacheCounts
}

export const pageCache = (mostBytes: number): PageCache => {
  const kept = new LRUCache<string, Representation>({
    maxSize: mostBytes,
    // an answer without a body has size 0, which the cache does not allow
    sizeCalculation: ({ size }) => Math.max(1, size),
  })
  let held: object | undefined
  let hits = 0
  let misses = 0
  const belongTo = (edition: object) => {
    if (edition === held) return
    kept.clear()
    held = edition
  }
  const find = (edition: object, key: string) => {
    belongTo(edition)
    const found = kept.get(key)
    if (found) hits++
    else misses++
    return found
  }
  const keep = (edition: object, key: string, made: Representation) => {
    belongTo(edition)
    kept.set(key, made)
  }

  return {
    size: () => kept.calculatedSize,
    counts: () => ({ hits, misses, bytes: kept.calculatedSize }),
    find,
    keep,
    take(edition, key, make) {
      const found = find(edition, key)
      if (found) return found
      const made = make()
      keep(edition, key, made)
      return made
    },
  }
}
