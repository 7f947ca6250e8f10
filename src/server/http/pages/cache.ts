import type { Representation } from './content-negotiation.ts'

/** What a cache did since the start, and what it holds now. */
export interface CacheCounts {
  hits: number
  misses: number
  bytes: number
}

/**
 * Answers kept in memory, bounded in bytes; the one that was longest unused goes first.
 * All of them belong to one `edition` (any object): asking with another one drops them.
 */
export interface PageCache {
  take(edition: object, key: string, make: () => Representation): Representation
  /** Bytes held now. */
  size(): number
  counts(): CacheCounts
}

export const pageCache = (mostBytes: number): PageCache => {
  const kept = new Map<string, Representation>()
  let held: object | undefined
  let bytes = 0
  let hits = 0
  let misses = 0

  const evict = () => {
    for (const [key, { size }] of kept) {
      if (bytes <= mostBytes) return
      kept.delete(key)
      bytes -= size
    }
  }
  return {
    size: () => bytes,
    counts: () => ({ hits, misses, bytes }),
    take(edition, key, make) {
      if (edition !== held) {
        kept.clear()
        bytes = 0
        held = edition
      }
      const found = kept.get(key)
      if (found) {
        hits++
        kept.delete(key)
        kept.set(key, found)
        return found
      }
      misses++
      const made = make()
      kept.set(key, made)
      bytes += made.size
      evict()
      return made
    },
  }
}
