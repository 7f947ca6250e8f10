import { all } from './dom.ts'

/** Print buttons stand only where a script can print. */
export const print = (page: Document): void => {
  for (const button of all(page, '[data-print]')) {
    button.hidden = false
    button.addEventListener('click', () => window.print())
  }
}
