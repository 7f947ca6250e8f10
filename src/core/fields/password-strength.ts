/** Characters of a password of one’s choice (decision 4). */
export const passwordLength = { least: 10, most: 64 }

/** The least strength of a new password, of 0 (guessed at once) to 4 (decision 4). */
export const leastStrength = 3

/** How both judges of strength read `p4$$w0rd`: with few of its readings tried, so that 64 such signs take no time. */
export const readingsTried = 10

/**
 * What somebody who knows this person would try first: the address, its parts, and what else is known of them. Both
 * judges of strength take these for the easiest words there are.
 */
export const firstGuesses = (email: string, more: readonly string[] = []): string[] => {
  const address = email.trim().toLowerCase()
  const words = [address, ...address.split(/[^\p{L}\p{N}]+/u), ...more.map((word) => word.toLowerCase())]
  return [...new Set(words.filter((word) => word.length >= 3))]
}
