import { LRUCache } from 'lru-cache'
import type { Clock } from '../../core/kernel/clock.ts'

/** Milliseconds for which an answer is kept. */
const kept = 30_000

/**
 * Makes a cache that keeps a partner's answers for half a minute, each under a name for its question: a visitor asks for days and
 * then for times, and many visitors ask at once. Equal questions get the same object, which nobody may change; while one is under
 * way, others wait for its answer. Failures are not kept. `most` is the number of answers.
 */
export const answerCache = <T extends object>(clock: Clock, most: number) => {
  const answers = new LRUCache<string, Promise<T>>({
    max: most,
    ttl: kept,
    ttlResolution: 0,
    perf: clock,
  })
  return (name: string, ask: () => Promise<T>): Promise<T> => {
    const before = answers.get(name)
    if (before) return before
    const asking = ask()
    answers.set(name, asking)
    asking.catch(() => answers.delete(name))
    return asking
  }
}
