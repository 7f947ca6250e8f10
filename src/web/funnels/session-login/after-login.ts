import { isLoggedIn, isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { returnPath } from '../../../core/rules/return-path.ts'

/**
 * Where somebody who is logged in goes from here: back to the page that asked for a login, a member else to `/mijn`.
 * Undefined for who has something to do here: log in, or give the details to become a member with (D35, D61).
 */
export const afterLogin = (viewer: Viewer, query: string): string | undefined => {
  if (!isLoggedIn(viewer)) return undefined
  const back = returnPath(new URLSearchParams(query).get('terug'))
  return back ?? (isMember(viewer) ? '/mijn' : undefined)
}
