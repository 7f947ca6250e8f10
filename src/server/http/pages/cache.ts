import { LRUCache } from 'lru-cache'
import type { Representation } from './content-negotiation.ts'

/** What a cache did since the start, and what it holds now. */
export interface CacheCounts {
  hits: number
  misses: number
  bytes: number
}

/**
 * Page cache: answers kept in memory, bounded in bytes; the one that was longest unused goes first.
 * All of them belong to one `edition` (any object): asking with another one drops them.
 */
export interface PageCache {
  take(edition: object, key: string, make: () => Representation): Representation
  /** What is kept of it; counted as asking. */
  find(edition: object, key: string): Representation | undefined
  keep(edition: object, key: string, made: Representation): void
  /** Bytes held now. */
  size(): number
  counts(): CacheCounts
}

export const pageCache = (mostBytes: number): PageCache => {
  const kept = new LRUCache<string, Representation>({
    maxSize: mostBytes,
    // an answer without a body has no size, and the cache knows no entry of nothing
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
