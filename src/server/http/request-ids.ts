import { randomUUID } from 'node:crypto'

/**
 * Makes the ids of a process' requests: random for the process, counted within it. They look like UUIDs, name a
 * request to whoever calls us, and open nothing; a random one for each would cost every page more than its hooks do.
 */
export const requestIds = (): (() => string) => {
  const ofProcess = randomUUID().slice(0, 24)
  let count = 0
  return () => ofProcess + (++count).toString(16).padStart(12, '0')
}
