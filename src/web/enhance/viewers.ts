import { all } from './dom.ts'

/** In development only: shows the site as a visitor, a registered person or a member. */
export const viewers = (page: Document): void => {
  for (const bar of all(page, '[data-viewers]'))
    bar.addEventListener('click', async ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return
      await fetch('/sandbox/viewer', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ as: target.value }),
      })
      location.reload()
    })
}
