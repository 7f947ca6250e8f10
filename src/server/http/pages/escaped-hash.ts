import { linkPages } from '../../services/links/pages.ts'
import { withoutEndSlashes } from '../path.ts'

const takesLink: ReadonlySet<string> = new Set(Object.values(linkPages))

/**
 * Repairs an address whose `#` was escaped by a mail filter, once or twice: `/afspraak%23...` to `/afspraak#...`. Undefined for
 * other addresses; in a query `%23` may be part of a search, so there it is repaired only on pages that mailed links lead to.
 * What follows the `#` may be a secret, so a redirect to the result must not be cached or logged.
 */
export const withHash = (url: string, isPage: (path: string) => boolean): string | undefined => {
  const found = /%(?:25)?23/.exec(url)
  if (!found) return undefined
  const head = url.slice(0, found.index)
  const end = head.indexOf('?')
  const path = withoutEndSlashes((end < 0 ? head : head.slice(0, end)).toLowerCase()) || '/'
  if (end < 0 ? !isPage(path) : !takesLink.has(path)) return undefined
  return `${path}${end < 0 ? '' : head.slice(end)}#${url.slice(found.index + found[0].length)}`
}
