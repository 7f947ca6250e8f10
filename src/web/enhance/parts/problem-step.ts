import { choiceParameter } from '../../../core/content/problem-ids.ts'
import type { ProblemStep, StepItem } from '../../../core/content/problem-steps.ts'
import { solutionCountInWords } from '../../../core/content/problems-shown.ts'
import { create } from './create.ts'

export type StepAnswer = Omit<ProblemStep, 'n'>

type Tile = Pick<StepItem, 'name' | 'icon' | 'url'> & { id?: string; text?: string | undefined }

/** Finds an element that the HTML of the finder always contains. */
export const part = <E extends HTMLElement>(box: HTMLElement, selector: string) =>
  box.querySelector(selector) as E

const tile = (box: HTMLElement, { id, name, icon, url, text }: Tile): HTMLLIElement => {
  const link = create('a', { class: 'finder-tile', href: url })
  if (id) link.dataset.id = id
  const signs = part<HTMLTemplateElement>(box, '[data-icons]').content
  const sign = signs.querySelector(`[data-icon="${icon}"] svg`)
  if (sign) link.append(sign.cloneNode(true))
  link.append(create('span', { class: 'finder-name' }, name))
  if (text) link.append(create('span', { class: 'muted' }, text))
  const item = create('li')
  item.append(link)
  return item
}

/** The address of the step before this one; before the first step it is the page where the finder begins. */
const wayBack = ({ dataset }: HTMLElement, n: number, chosen: StepAnswer['chosen']): string => {
  if (n === Number(dataset.first)) return dataset.home ?? '/'
  return n === 2 || dataset.place ? location.pathname : `?${choiceParameter}=${chosen[0]?.id}`
}

/** Draws a step in place of the one on the page. */
export const drawStep = (box: HTMLElement, n: number, answer: StepAnswer): void => {
  const { title, items, genericContentItems, chosen } = answer
  box.dataset.finder = String(n)
  part(box, '[data-count]').textContent = `Stap ${n} / 3`
  part<HTMLProgressElement>(box, 'progress').value = n
  const back = part<HTMLAnchorElement>(box, '[data-back]')
  back.hidden = n === 1
  back.href = wayBack(box, n, chosen)
  const way = part(box, '.finder-chosen')
  way.hidden = chosen.length === 0
  way.replaceChildren(...chosen.map(({ name }) => create('li', {}, name)))
  part(box, 'h2').textContent = title
  const list = part(box, '[data-items]')
  list.classList.toggle('finder-places', n === 1)
  const tiles = items.map((item) => ({ ...item, text: solutionCountInWords(item.linkedResultsCount) }))
  list.replaceChildren(...tiles.map((one) => tile(box, one)))
  part(box, '[data-generic]').replaceChildren(...genericContentItems.map((one) => tile(box, one)))
}
