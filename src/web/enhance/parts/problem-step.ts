import { choiceParameter } from '../../../core/content/problem-ids.ts'
import type { ProblemStep, StepItem } from '../../../core/content/problem-steps.ts'
import { solutions } from '../../../core/content/problems-shown.ts'
import { create } from './create.ts'

/** What the API answers of a step. */
export type StepAnswer = Omit<ProblemStep, 'n'>

type Tile = Pick<StepItem, 'name' | 'icon' | 'url'> & { id?: string; text?: string | undefined }

/** An element that the finder always has. */
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

/** Where the step before stands: on this page, or before its first one on the page where the finder begins. */
const wayBack = ({ dataset }: HTMLElement, n: number, chosen: StepAnswer['chosen']): string => {
  if (n === Number(dataset.first)) return dataset.home ?? '/'
  return n === 2 || dataset.place ? location.pathname : `?${choiceParameter}=${chosen[0]?.id}`
}

/** Shows a step in the place of the one that stands there. */
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
  const tiles = items.map((item) => ({ ...item, text: solutions(item.linkedResultsCount) }))
  list.replaceChildren(...tiles.map((one) => tile(box, one)))
  part(box, '[data-generic]').replaceChildren(...genericContentItems.map((one) => tile(box, one)))
}
