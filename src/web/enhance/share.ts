import { all, make } from './dom.ts'

const copied = 'De link is gekopieerd.'

/** Adds what a link cannot do: copy the address, and the share sheet of the device. */
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
      // closing the sheet without choosing is no mistake
      navigator.share({ title: button.dataset.share, url: button.dataset.url }).catch(() => undefined)
    })
  }
}
