import { busy } from './busy.ts'

/** Does work for somebody in their turn. @throws Fault 503 when too much of theirs waits already. */
export type InTurn = <T>(who: string, work: () => T | Promise<T>) => Promise<T>

/**
 * One piece of work after the other in this process, and everybody who waits in turn, requests of others in between: whoever
 * sends many at once has one processor work for them, and keeps nobody else waiting for more than one of theirs. `most`: so
 * much of one sender waits.
 */
export const makeTurns = (most: number): InTurn => {
  // whoever was served last stands last
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
