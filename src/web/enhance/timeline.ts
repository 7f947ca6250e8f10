import { all, make } from './dom.ts'
import { nameOf, tablist } from './tablist.ts'

/**
 * Shows years as tabs with one card at a time; the buttons for previous and next continue across years. It opens at the first
 * year, and the buttons are disabled at the ends (spec 000 section 2, D50).
 */
export const timeline = (page: Document): void => {
  for (const box of all(page, '[data-timeline]')) {
    const years = all(box, '.year')
    const cards = years.flatMap((year, index) =>
      all(year, '.year-card').map((card) => ({ card, year: index })),
    )
    let now = 0
    const back = make('button', { type: 'button', class: 'btn btn-secondary' }, 'Vorige')
    const on = make('button', { type: 'button', class: 'btn btn-secondary' }, 'Volgende')
    const nav = make('div', { class: 'year-nav' })
    const show = (to: number) => {
      now = to
      for (const [index, { card }] of cards.entries()) card.hidden = index !== to
      choose(cards[to]?.year ?? 0)
      back.disabled = to === 0
      on.disabled = to === cards.length - 1
    }
    const entries = years.map((panel, index) => {
      const label = panel.dataset.year ?? ''
      return { id: `jaar-${label}-${index}`, label, panel }
    })
    const choose = tablist(box, entries, nameOf(box), (index) =>
      show(cards.findIndex(({ year }) => year === index)),
    )
    back.addEventListener('click', () => show(now - 1))
    on.addEventListener('click', () => show(now + 1))
    nav.append(back, on)
    box.append(nav)
    show(0)
  }
}
