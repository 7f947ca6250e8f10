import { draftPrefix } from '../../core/kernel/browser-keys.ts'
import { goodbyePath, logOutPath } from '../../core/mijn/paths.ts'

const failed = 'Uitloggen is niet gelukt. Probeer het opnieuw.'

/** Removes all drafts of funnels, so that the next person at this computer does not see what was typed. */
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
    // Pages below `/mijn` have nothing left to show after logging out.
    if (location.pathname.startsWith('/mijn')) location.assign('/')
    else location.reload()
  } catch {
    button.disabled = false
    button.textContent = failed
  }
}

/**
 * Handles buttons with `data-logout`, also those that are drawn later: they log out this browser, or every device with
 * `data-logout="everywhere"`. Drafts are removed as well when a form of `/mijn` logs out by itself, and after an account was
 * deleted.
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
