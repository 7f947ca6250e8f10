import { all, make } from './dom.ts'

const copied = 'De link is gekopieerd.'

/** Adds the sharing that needs script: copying the address, and the share sheet of the device. */
export const share = (page: Document): void => {
  for (const button of all(page, '[data-copy]')) {
    if (!navigator.clipboard) continue
    const said = make('p', { role: 'status', class: 'small' })
    button.closest('ul')?.after(said)
    button.hidden = false
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset.copy ?? '')
      said.textContent = copied
    })
  }
  for (const button of all(page, '[data-share]')) {
    if (!navigator.share) continue
    button.hidden = false
    button.addEventListener('click', () => {
      // Closing the share sheet without choosing rejects too, and is no error.
      navigator.share({ title: button.dataset.share, url: button.dataset.url }).catch(() => undefined)
    })
  }
}
