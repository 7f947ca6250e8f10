import { all } from './dom.ts'

/** Sections of the menu close by Escape and by a click elsewhere; opening and closing itself is the browser's own. */
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
