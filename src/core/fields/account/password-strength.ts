/** Least and most characters of a new password (D4). */
export const passwordLength = { least: 10, most: 64 }

/** The least strength of a new password, from 0 (guessed at once) to 4 (D4). */
export const leastStrength = 3

/** The number of readings of `p4$$w0rd` that both judges of strength try: few, so that 64 such characters take no time. */
export const mostLeetReadings = 10

/** The people and the staff of the demo, as their published passwords name them. */
const demoNames = [
  'nietlid',
  'medewerker',
  'medewerker2',
  'adviseur',
  'redacteur',
  'redacteur2',
  'financieel',
  'financieel2',
  'beheerder',
  'beheerder2',
]

/** Words that nobody may choose on any site: the product's own name, and the published passwords of the demo. */
const published = [
  'thuisbasis',
  'thuisbasis-lid-2026',
  ...demoNames,
  ...demoNames.map((name) => `thuisbasis-${name}-2026`),
]

const wordsIn = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)

/** Words of a site that anybody guesses first, since its pages show them: its name, slogan, town, addresses and host. */
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
 * What somebody who knows this person and this site would try first: the address and its parts, and the site's own words. The
 * meter in the browser and the server both use exactly these words, since they must agree.
 */
export const firstGuesses = (email: string, site: readonly string[] = []): string[] => {
  const address = email.trim().toLowerCase()
  const words = [address, ...wordsIn(address), ...site, ...published]
  return [...new Set(words.filter((word) => word.length >= 3))]
}
