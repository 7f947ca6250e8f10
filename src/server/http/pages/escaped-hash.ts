import { linkPages } from '../../services/links/pages.ts'
import { withoutEndSlashes } from '../path.ts'

const takesLink: ReadonlySet<string> = new Set(Object.values(linkPages))

/**
 * Where an address leads whose `#` a mail filter has escaped, once or twice: `/afspraak%23...` to `/afspraak#...`.
 * Undefined for all others: behind `?` it may be something that was searched for, but for pages that mailed links lead
 * to. What stands behind `#` may be a secret, so an answer with this address is kept by nobody, and no log has it.
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
