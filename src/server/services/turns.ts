import { busy } from './busy.ts'

/**
 * Does work for a sender when it is their turn.
 * @throws Fault 503 when too much work of theirs waits already.
 */
export type InTurn = <T>(who: string, work: () => T | Promise<T>) => Promise<T>

/**
 * Makes a queue that does one piece of work at a time in this process and takes the senders in turn, with other requests served
 * in between. So a sender of many pieces at once keeps one processor busy, and keeps others waiting for at most one of them.
 * `most` is how much work of one sender may wait.
 */
export const makeTurns = (most: number): InTurn => {
  // Pieces of work per sender. A sender who was served is put back at the end.
  const waiting = new Map<string, readonly (() => Promise<void>)[]>()
  let running = false
  const serve = async (): Promise<void> => {
    if (running) return
    running = true
    for (let first = waiting.entries().next(); !first.done; first = waiting.entries().next()) {
      const [who, [work, ...rest]] = first.value
      waiting.delete(who)
      if (rest.length > 0) waiting.set(who, rest)
      await new Promise((resolve) => setImmediate(resolve))
      await work?.()
    }
    running = false
  }
  return <T>(who: string, work: () => T | Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const own = waiting.get(who) ?? []
      if (own.length >= most) throw busy()
      const begin = async () => work()
      waiting.set(who, [...own, () => begin().then(resolve, reject)])
      void serve()
    })
}
