/** Characters of a password of one’s choice (decision 4). */
export const passwordLength = { least: 10, most: 64 }

/** The least strength of a new password, of 0 (guessed at once) to 4 (decision 4). */
export const leastStrength = 3

/** How both judges of strength read `p4$$w0rd`: with few of its readings tried, so that 64 such signs take no time. */
export const readingsTried = 10

/**
 * What somebody who knows this person would try first: the address and its parts. Both judges of strength take these
 * for the easiest words there are, and no other: the meter and the server must say the same.
 */
export const firstGuesses = (email: string): string[] => {
  const address = email.trim().toLowerCase()
  const words = [address, ...address.split(/[^\p{L}\p{N}]+/u)]
  return [...new Set(words.filter((word) => word.length >= 3))]
}
