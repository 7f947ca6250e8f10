import { viewerEvent } from '../../core/kernel/browser-keys.ts'
import { all } from './dom.ts'
import { hasLoginHint } from './login-hint.ts'

/**
 * Shows what belongs to who is looking: `Inloggen`, or one's own pages with `Uitloggen`. It goes by the hint cookie
 * alone and makes no call; a login inside a funnel tells it.
 */
export const account = (page: Document): void => {
  let known = false
  const show = () => {
    known = hasLoginHint(page)
    for (const part of all(page, '[data-viewer]')) part.hidden = (part.dataset.viewer === 'known') !== known
  }
  show()
  page.addEventListener(viewerEvent, show)
  // a page that the browser kept from before somebody logged in or out is not theirs any more
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasLoginHint(page) !== known) location.reload()
  })
}
