import { all, make } from './dom.ts'

/** Adds buttons that scroll a row by one card; each is disabled at its end of the row. */
export const carousel = (page: Document): void => {
  for (const box of all(page, '[data-carousel]')) {
    const row = box.querySelector('section')
    if (!row) continue
    const button = (text: string, way: number) => {
      const made = make('button', { type: 'button', class: 'btn btn-secondary' }, text)
      made.addEventListener('click', () => {
        const card = row.querySelector('li')?.offsetWidth ?? row.clientWidth
        row.scrollBy({ left: way * (card + 1) })
      })
      return made
    }
    const back = button('Vorige', -1)
    const on = button('Volgende', 1)
    const settle = () => {
      back.disabled = row.scrollLeft < 2
      on.disabled = row.scrollLeft > row.scrollWidth - row.clientWidth - 2
    }
    row.addEventListener('scroll', settle, { passive: true })
    addEventListener('resize', settle)
    const nav = make('div', { class: 'year-nav' })
    nav.append(back, on)
    box.append(nav)
    settle()
  }
}
