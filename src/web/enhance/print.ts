import { all } from './dom.ts'

/** Shows the print buttons, which are hidden without script. */
export const print = (page: Document): void => {
  for (const button of all(page, '[data-print]')) {
    button.hidden = false
    button.addEventListener('click', () => window.print())
  }
}
