import type { Clock } from '../../../core/kernel/clock.ts'

/** Answers kept for a while, the longest unused first to go. */
export interface Memory<T> {
  get(key: string): { value: T } | undefined
  /** `lasts` in milliseconds. */
  set(key: string, value: T, lasts: number): void
}

/** Keeps at most `most` answers. */
export const memory = <T>(clock: Clock, most: number): Memory<T> => {
  const kept = new Map<string, { value: T; until: number }>()
  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      if (found.until <= clock.now()) return undefined
      // Back at the end: a map remembers the order of its keys.
      kept.set(key, found)
      return found
    },
    set(key, value, lasts) {
      kept.delete(key)
      kept.set(key, { value, until: clock.now() + lasts })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}
