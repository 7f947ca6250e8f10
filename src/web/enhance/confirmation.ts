import { all, make } from './dom.ts'
import { receipt } from './receipt.ts'

/**
 * Shows the confirmation of a page that follows on a funnel, with the reference that the funnel left in session storage (D32).
 */
export const confirmation = (page: Document): void => {
  for (const box of all(page, '[data-confirmation]')) {
    const left = receipt()
    const warm = box.querySelector('template')
    if (!warm || !left?.reference || left.funnel !== box.dataset.confirmation) continue
    const shown = warm.content.cloneNode(true) as DocumentFragment
    const place = shown.querySelector('.reference-code')
    if (place) place.textContent = left.reference
    for (const lines of all(shown, '[data-lines]'))
      for (const { label, value } of left.lines ?? []) {
        const fact = make('div', { class: 'fact' })
        fact.append(make('dt', {}, label), make('dd', {}, value))
        lines.append(fact)
      }
    const title = shown.querySelector('h1')?.textContent
    box.replaceChildren(shown)
    if (title) page.title = page.title.replace(/^.*? - /, `${title} - `)
  }
}
