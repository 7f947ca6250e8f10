import { choiceParameter } from '../../../core/content/problem-ids.ts'
import { stepTitle } from '../../../core/content/problems-shown.ts'
import { fetchProblems, showFailure } from './fetch-problems.ts'
import { drawStep, part, type StepAnswer } from './problem-step.ts'

const hasChoice = (search: string): boolean => new URLSearchParams(search).has(choiceParameter)

/** The step that an address asks for, with the id to ask it by. */
const askedAt = ({ dataset }: HTMLElement, search: string): { n: number; id: string | undefined } => {
  const id = new URLSearchParams(search).get(choiceParameter) ?? undefined
  if (id === undefined) return { n: Number(dataset.first), id: dataset.place }
  return { n: id.includes('.') ? 3 : 2, id }
}

/**
 * Walks the problem finder without loading a page for each step. What was chosen stands in the address, so that the
 * page is the same after a reload, and back and forward work.
 */
const problemFinder = (box: HTMLElement): void => {
  const heading = part(box, 'h2')
  const status = part(box, '.finder-status')
  // of the page without a choice, where somebody began there
  const ownTitle = hasChoice(location.search) ? undefined : document.title
  let turn = 0

  /** Goes to the step of a query; with `pushed` it becomes a new entry of the history once it is there. */
  const go = async (search: string, pushed: boolean): Promise<void> => {
    const mine = ++turn
    const { n, id } = askedAt(box, search)
    box.ariaBusy = 'true'
    status.textContent = box.dataset.loading ?? ''
    const query = id === undefined ? '' : `?id=${encodeURIComponent(id)}`
    const answer = await fetchProblems<StepAnswer>(`/api/problem-step-${n}${query}`)
    // somebody went on meanwhile
    if (mine !== turn) return
    box.ariaBusy = null
    status.replaceChildren()
    // the tiles stay, with the chosen one among them
    if (!answer) return showFailure(box, status, () => void go(search, pushed))
    if (pushed) history.pushState(null, '', location.pathname + search)
    drawStep(box, n, answer)
    const stepped = document.title.replace(/^.*(?= - )/, stepTitle(answer))
    document.title = (!hasChoice(search) && ownTitle) || stepped
    heading.focus({ preventScroll: true })
    if (box.getBoundingClientRect().top < 0) box.scrollIntoView()
  }

  box.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { id, back } = link.dataset
    const to = new URL(link.href)
    // a tile of the last step leads to its results, the way back from the first to another page
    if (back !== undefined ? to.pathname !== location.pathname : !id || box.dataset.finder === '3') return
    event.preventDefault()
    // a second click while the first is under way means the same
    if (box.ariaBusy && link.ariaCurrent) return
    for (const other of box.querySelectorAll('[aria-current]')) other.ariaCurrent = null
    link.ariaCurrent = 'true'
    void go(id ? `?${choiceParameter}=${id}` : to.search, true)
  })
  addEventListener('popstate', () => void go(location.search, false))
}

for (const box of document.querySelectorAll<HTMLElement>('[data-finder]')) problemFinder(box)
