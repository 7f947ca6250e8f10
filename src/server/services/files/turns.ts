/** Work that waits, by who asked for it. Whoever was served last stands last. */
const waiting = new Map<string, readonly (() => Promise<void>)[]>()
let busy = false

const serve = async (): Promise<void> => {
  if (busy) return
  busy = true
  for (let first = waiting.entries().next(); !first.done; first = waiting.entries().next()) {
    const [who, [work, ...rest]] = first.value
    waiting.delete(who)
    if (rest.length > 0) waiting.set(who, rest)
    await work?.()
  }
  busy = false
}

/**
 * Does one piece of work after the other in this process, and everybody who waits in turn: whoever sends many files at once
 * has one processor work for them, and keeps nobody else waiting for more than one of theirs.
 */
export const inTurn = <T>(who: string, work: () => Promise<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    waiting.set(who, [...(waiting.get(who) ?? []), () => work().then(resolve, reject)])
    void serve()
  })
