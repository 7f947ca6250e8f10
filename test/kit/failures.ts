const plain = (value: unknown): boolean => typeof value !== 'object' && typeof value !== 'function'

/** Name of an item in a failure: its own name, or those of its values that are short. */
const nameOf = (item: unknown): string => {
  if (Array.isArray(item)) return item.filter(plain).map(nameOf).join(', ')
  if (typeof item === 'object' && item !== null && 'name' in item) return String(item.name)
  return String(JSON.stringify(item)).slice(0, 120)
}

/** The message of an error, with the values that an assertion cut short in its sentence. */
const messageOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown)
  const { actual } = thrown as { actual?: unknown }
  const isCut = Array.isArray(actual) || (typeof actual === 'string' && actual.length > 40)
  return isCut ? `${thrown.message}: ${JSON.stringify(actual).slice(0, 300)}` : thrown.message
}

/**
 * Runs a check on each item, and answers what it says of each that fails, with the item's name in front. A test of a list thus
 * names every item that is wrong in one run: `expect(await failures(words, (word) => ...)).toEqual([])`.
 */
export const failures = async <const T>(
  items: Iterable<T>,
  check: (item: T) => unknown,
  named: (item: T) => string = nameOf,
): Promise<string[]> => {
  const failed: string[] = []
  let walked = 0
  for (const item of items) {
    walked++
    try {
      await check(item)
    } catch (thrown) {
      failed.push(`${named(item)}: ${messageOf(thrown)}`)
    }
  }
  // a check of no items would hold whatever the product does
  if (walked === 0) throw new Error('there is nothing to walk')
  return failed
}
