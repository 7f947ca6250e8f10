import { movingKey } from '../../../core/kernel/browser-keys.ts'
import { type MovingAnswers, readAnswers, resultKeyOf, withoutThird } from './moving-answers.ts'
import { readStored, storeValue } from './stored-value.ts'

const questions = ['first', 'second', 'third'] as const

const formOf = (box: HTMLElement, bank: HTMLSelectElement) => {
  const radios = questions.map((_name, index) => [
    ...box.querySelectorAll<HTMLInputElement>(`.moving-${index + 1} input`),
  ])
  const read = (): MovingAnswers => {
    const [first = '', second = '', third = ''] = radios.map(
      (group) => group.find(({ checked }) => checked)?.value,
    )
    return { first, second, third, bank: bank.value }
  }
  const write = (answers: MovingAnswers): void => {
    for (const [index, name] of questions.entries())
      for (const radio of radios[index] ?? []) radio.checked = radio.value === answers[name]
    bank.value = answers.bank
  }
  return { read, write, first: radios[0] ?? [] }
}

/** Shows the message that fits the answers, and announces it to screen readers when it changed. */
const show = (box: HTMLElement, answers: MovingAnswers, name: string): void => {
  const way = resultKeyOf(answers)
  const all = [...box.querySelectorAll<HTMLElement>('.moving-result')]
  const fitting = all.filter(({ dataset }) => dataset.way === way)
  const chosen = fitting.find(({ dataset }) => dataset.bank === answers.bank) ?? fitting[0]
  for (const one of all) one.toggleAttribute('data-shown', one === chosen && way !== undefined)
  const label = chosen?.querySelector('.moving-name')
  if (label) label.textContent = `Je hypotheek bij ${name}`
  const titleOf = (message: Element | null | undefined) => message?.querySelector('h3')?.textContent ?? ''
  const told = answers.first === 'nee' ? titleOf(box.querySelector('.moving-no')) : titleOf(chosen)
  const status = box.querySelector('[role=status]')
  const words = chosen ? `${name}: ${told}` : told
  if (status && status.textContent !== words) status.textContent = words
}

const enhance = (box: HTMLElement, index: number): void => {
  const bank = box.querySelector('select')
  if (!bank) return
  const key = `${movingKey}:${location.pathname}:${index}`
  const form = formOf(box, bank)
  const draw = () => show(box, form.read(), bank.selectedOptions[0]?.text ?? '')
  // A visitor who chose before this script ran keeps that choice.
  if (!form.read().first)
    form.write(
      readAnswers(
        readStored(key),
        [...bank.options].map(({ value }) => value),
      ),
    )
  draw()
  box.addEventListener('change', ({ target }) => {
    if (form.first.some((radio) => radio === target)) form.write(withoutThird(form.read()))
    storeValue(key, form.read())
    draw()
  })
  // A browser may restore the chosen answers after this script ran.
  addEventListener('pageshow', draw)
}

// The moving tool, for who takes a mortgage rate along: a message per bank, and answers that outlive a reload.
for (const [index, box] of document.querySelectorAll<HTMLElement>('[data-moving-tool]').entries())
  enhance(box, index)
