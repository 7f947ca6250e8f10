import { all } from './dom.ts'

/**
 * Closes sections of the menu by Escape and by a click elsewhere; the browser itself does the opening and closing (`details`).
 */
export const menu = (page: Document): void => {
  const open = () => all<HTMLDetailsElement>(page, 'details.menu-section[open]')
  page.addEventListener('click', ({ target }) => {
    for (const section of open()) if (!section.contains(target as Node)) section.open = false
  })
  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const section of open()) {
      section.open = false
      section.querySelector('summary')?.focus()
    }
  })
}
