import { expect } from 'vitest'

/** What was thrown, as one line of a list; with where, unless it is an assertion, which says all there is to say. */
export const said = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown)
  return thrown.name === 'AssertionError' ? thrown.message : (thrown.stack ?? thrown.message)
}

/** Tries the same of every one, and names each of which it does not hold. */
export const holdsForEach = async <One>(
  all: readonly One[],
  nameOf: (one: One) => string,
  holds: (one: One) => void | Promise<void>,
): Promise<void> => {
  const failures: string[] = []
  for (const one of all)
    try {
      await holds(one)
    } catch (thrown) {
      failures.push(`${nameOf(one)}: ${said(thrown)}`)
    }
  expect(failures).toEqual([])
}
