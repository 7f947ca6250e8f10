/** Characters of a password of one’s choice (D4). */
export const passwordLength = { least: 10, most: 64 }

/** The least strength of a new password, of 0 (guessed at once) to 4 (D4). */
export const leastStrength = 3

/** How both judges of strength read `p4$$w0rd`: with few of its readings tried, so that 64 such signs take no time. */
export const readingsTried = 10

/** The product's own name, and what is published of it: passwords of the demo's people. Nobody may choose these anywhere. */
const published = [
  'thuisbasis',
  'thuisbasis-lid-2026',
  'thuisbasis-nietlid-2026',
  'thuisbasis-medewerker-2026',
  'nietlid',
  'medewerker',
]

const wordsIn = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)

/** Words of a site that anybody guesses first, as its pages carry them: its name, slogan, town, addresses and host. */
export const siteWords = (site: {
  name: string
  slogan: string
  email: string
  address: { city: string }
  host: string
}): string[] => {
  const { name, slogan, email, address, host } = site
  const words = [
    name,
    name.replace(/\s+/g, ''),
    host,
    ...[name, slogan, email, address.city, host].flatMap(wordsIn),
  ]
  return [...new Set(words.map((word) => word.toLowerCase()).filter((word) => word.length >= 3))]
}

/**
 * What somebody who knows this person and this site would try first: the address and its parts, and the site's own
 * words. Both judges of strength take these for the easiest words there are, and no other: the meter and the server must
 * say the same.
 */
export const firstGuesses = (email: string, site: readonly string[] = []): string[] => {
  const address = email.trim().toLowerCase()
  const words = [address, ...wordsIn(address), ...site, ...published]
  return [...new Set(words.filter((word) => word.length >= 3))]
}
