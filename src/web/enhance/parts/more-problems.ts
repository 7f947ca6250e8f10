import { fromParameter } from '../../../core/content/problem-ids.ts'
import { create } from './create.ts'
import { fetchProblems, showFailure } from './fetch-problems.ts'

interface Answer {
  total: number
  results: { url: string; title: string; text: string }[]
  nextCursor: number | null
}

/** Adds the next results below the list. The offset is written into the address, so that a reload shows as many. */
const moreProblems = (box: HTMLElement): void => {
  const list = box.querySelector('ol')
  const status = box.querySelector<HTMLElement>('[role=status]')
  const link = box.querySelector<HTMLAnchorElement>('a[data-next]')
  if (!list || !status || !link) return
  const trouble = create('div')
  link.before(trouble)

  const load = async () => {
    if (box.ariaBusy) return
    const from = Number(link.dataset.next)
    box.ariaBusy = 'true'
    trouble.replaceChildren()
    status.textContent = box.dataset.loading ?? ''
    const answer = await fetchProblems<Answer>(`${box.dataset.moreProblems}&offset=${from}`)
    box.ariaBusy = null
    status.textContent = ''
    if (!answer) return showFailure(box, trouble, () => void load())
    const items = answer.results.map(({ url, title, text }, index) => {
      const item = create('li', { id: `resultaat-${from + index + 1}` })
      const heading = create('h2', { class: 'h3' })
      heading.append(create('a', { href: url }, title))
      item.append(heading, create('p', {}, text))
      return item
    })
    list.append(...items)
    const shown = from + items.length
    status.textContent = `${shown} van ${answer.total} problemen`
    items[0]?.querySelector('a')?.focus()
    const address = new URL(location.href)
    address.searchParams.set(fromParameter, String(from))
    history.replaceState(null, '', address)
    link.hidden = answer.nextCursor === null
    link.dataset.next = String(answer.nextCursor)
  }
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void load()
  })
}

for (const box of document.querySelectorAll<HTMLElement>('[data-more-problems]')) moreProblems(box)
