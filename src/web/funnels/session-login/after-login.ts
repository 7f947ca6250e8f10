import { isLoggedIn, isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { returnPath } from '../../../core/rules/return-path.ts'

/**
 * The path to which somebody who is logged in continues: the page that asked for the login, otherwise `/mijn` for a member.
 * Undefined for a visitor, who logs in here, and for a non-member, who gives the details to become a member (D35, D61).
 */
export const afterLogin = (viewer: Viewer, query: string): string | undefined => {
  if (!isLoggedIn(viewer)) return undefined
  const back = returnPath(new URLSearchParams(query).get('terug'))
  return back ?? (isMember(viewer) ? '/mijn' : undefined)
}
