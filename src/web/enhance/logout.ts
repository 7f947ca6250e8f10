import { draftPrefix } from '../../core/kernel/browser-keys.ts'
import { goodbyePath, logOutPath } from '../../core/mijn/paths.ts'

const failed = 'Uitloggen is niet gelukt. Probeer het opnieuw.'

/** What was typed on this computer is not for whoever sits there next. */
const forgetDrafts = (shelf: Storage): void => {
  for (const key of Object.keys(shelf)) if (key.startsWith(draftPrefix)) shelf.removeItem(key)
}

const logOut = async (button: HTMLButtonElement): Promise<void> => {
  button.disabled = true
  try {
    const answer = await fetch('/api/v2/account/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ everywhere: button.dataset.logout === 'everywhere' }),
    })
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
    forgetDrafts(sessionStorage)
    // a page of one's own has nothing left to show
    if (location.pathname.startsWith('/mijn')) location.assign('/')
    else location.reload()
  } catch {
    button.disabled = false
    button.textContent = failed
  }
}

/**
 * Buttons that log out, here or with `data-logout="everywhere"` on every device; also those that are drawn later. The
 * forms of one's own pages log out by themselves, and an account that was deleted leaves nothing behind either.
 */
export const logout = (page: Document): void => {
  if (location.pathname === goodbyePath) forgetDrafts(sessionStorage)
  page.addEventListener('submit', ({ target }) => {
    if (target instanceof Element && target.getAttribute('action') === logOutPath)
      forgetDrafts(sessionStorage)
  })
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-logout]')
    if (button) void logOut(button)
  })
}
