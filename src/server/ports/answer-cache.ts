import { LRUCache } from 'lru-cache'
import type { Clock } from '../../core/kernel/clock.ts'

/** Milliseconds for which an answer is believed. */
const kept = 30_000

/**
 * Keeps what a partner answers for half a minute, by a name for the question: a visitor asks for days and then for times, and
 * many visitors ask at once. The same answer is the same object, which nobody changes. Who asks while it is being asked waits
 * for the same answer. Failures are not kept. `most`: how many answers.
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
