import { viewerEvent } from '../../core/kernel/browser-keys.ts'
import { all } from './dom.ts'
import { hasLoginHint } from './login-hint.ts'

/**
 * Shows the parts of the page meant for whoever is looking: `Inloggen`, or the links to their own pages with `Uitloggen`. It
 * reads the hint cookie only and makes no call; a login inside a funnel announces itself by `viewerEvent`.
 */
export const account = (page: Document): void => {
  let known = false
  const show = () => {
    known = hasLoginHint(page)
    for (const part of all(page, '[data-viewer]')) part.hidden = (part.dataset.viewer === 'known') !== known
  }
  show()
  page.addEventListener(viewerEvent, show)
  // The page may come back from the browser's cache after somebody logged in or out, and then shows the wrong parts.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasLoginHint(page) !== known) location.reload()
  })
}
