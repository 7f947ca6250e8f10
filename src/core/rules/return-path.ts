/** Most characters of a return path; the site makes none that are longer. */
const longest = 500

// white space and control characters, which browsers drop from addresses, and the backslash, which they read as a slash
const strange = /[\s\\\p{Cc}\p{Cf}\u2028\u2029]/u

/**
 * The page of this site that somebody goes back to after logging in (`?terug=`), or undefined for anything that could lead
 * elsewhere: another host, a scheme, `//`, a backslash, characters that a browser drops.
 */
export const returnPath = (given: string | null | undefined): string | undefined => {
  if (!given || given.length > longest || !given.startsWith('/') || strange.test(given)) return undefined
  const home = 'https://home.invalid'
  const url = URL.parse(given, home)
  // `/.//elsewhere` shows its two slashes only once the dots are resolved
  if (!url || url.origin !== home || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
