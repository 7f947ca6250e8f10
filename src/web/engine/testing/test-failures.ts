import { expect } from 'vitest'

/** What was thrown, as text; with its stack unless it is an assertion, whose message is enough. */
export const failureText = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown)
  return thrown.name === 'AssertionError' ? thrown.message : (thrown.stack ?? thrown.message)
}

/** Tries the same for every item, and names each item that fails. */
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
      failures.push(`${nameOf(one)}: ${failureText(thrown)}`)
    }
  expect(failures).toEqual([])
}
