import { choiceParameter } from '../../../core/content/problem-ids.ts'
import { stepTitle } from '../../../core/content/problems-shown.ts'
import { fetchProblems, showFailure } from './fetch-problems.ts'
import { drawStep, part, type StepAnswer } from './problem-step.ts'

const hasChoice = (search: string): boolean => new URLSearchParams(search).has(choiceParameter)

/** The step that an address asks for, with the id to request it by. */
const stepAt = ({ dataset }: HTMLElement, search: string): { n: number; id: string | undefined } => {
  const id = new URLSearchParams(search).get(choiceParameter) ?? undefined
  if (id === undefined) return { n: Number(dataset.first), id: dataset.place }
  return { n: id.includes('.') ? 3 : 2, id }
}

/**
 * Walks the problem finder without loading a page for each step. The chosen id stands in the address, so that a reload shows the
 * same step, and back and forward work.
 */
const problemFinder = (box: HTMLElement): void => {
  const heading = part(box, 'h2')
  const status = part(box, '.finder-status')
  // The title of the page without a choice, known only where the visitor began there.
  const ownTitle = hasChoice(location.search) ? undefined : document.title
  let turn = 0

  /** Goes to the step of a query; with `pushed` it adds an entry to the browser history once the step has loaded. */
  const go = async (search: string, pushed: boolean): Promise<void> => {
    const mine = ++turn
    const { n, id } = stepAt(box, search)
    box.ariaBusy = 'true'
    status.textContent = box.dataset.loading ?? ''
    const query = id === undefined ? '' : `?id=${encodeURIComponent(id)}`
    const answer = await fetchProblems<StepAnswer>(`/api/problem-step-${n}${query}`)
    // The visitor chose another step while this one was loading.
    if (mine !== turn) return
    box.ariaBusy = null
    status.replaceChildren()
    // The tiles stay visible, with the chosen one among them.
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
    // A tile of the last step leads to its results, and the way back from the first step to another page: both are ordinary
    // links.
    if (back !== undefined ? to.pathname !== location.pathname : !id || box.dataset.finder === '3') return
    event.preventDefault()
    // A second click on the tile that is loading is ignored.
    if (box.ariaBusy && link.ariaCurrent) return
    for (const other of box.querySelectorAll('[aria-current]')) other.ariaCurrent = null
    link.ariaCurrent = 'true'
    void go(id ? `?${choiceParameter}=${id}` : to.search, true)
  })
  addEventListener('popstate', () => void go(location.search, false))
}

for (const box of document.querySelectorAll<HTMLElement>('[data-finder]')) problemFinder(box)
