import { plateKey } from '../../../core/kernel/browser-keys.ts'
import { isPlate, plateInvalid, plateMissing, tidyPlate } from '../../../core/rules/licence-plates.ts'
import { formatTypedPlate } from './plate-typing.ts'
import { readStored, storeValue } from './stored-value.ts'

/** Milliseconds within which a second submit counts as a double click. */
const doubleClick = 2000

const faultOf = (plate: string): string | undefined => {
  if (plate === '') return plateMissing
  return isPlate(plate) ? undefined : plateInvalid
}

const copyOf = (form: HTMLFormElement, name: string) =>
  form
    .querySelector<HTMLTemplateElement>(`template[data-${name}]`)
    ?.content.cloneNode(true) as DocumentFragment

/** Shows the error above the form and at the field, or removes both when there is none. */
const showError = (form: HTMLFormElement, input: HTMLInputElement, fault: string | undefined): void => {
  for (const old of form.querySelectorAll('.summary, .field-foot')) old.remove()
  const title = document.title.replace('Fout: ', '')
  document.title = fault ? `Fout: ${title}` : title
  const told = [`${input.id}-hint`, ...(fault ? [`${input.id}-error`] : [])]
  input.setAttribute('aria-describedby', told.join(' '))
  input.removeAttribute('aria-invalid')
  if (!fault) return
  input.setAttribute('aria-invalid', 'true')
  const foot = document.createElement('div')
  foot.className = 'field-foot'
  foot.append(copyOf(form, 'fault'))
  for (const words of foot.querySelectorAll('.field-error span')) words.textContent = fault
  input.closest('.field')?.append(foot)
  form.prepend(copyOf(form, 'summary'))
  const link = form.querySelector<HTMLAnchorElement>('.summary a')
  if (!link) return
  link.textContent = fault
  link.addEventListener('click', (event) => {
    event.preventDefault()
    input.focus()
  })
}

/** Formats the field while somebody types, except while an input method is composing. */
const formatWhileTyping = (input: HTMLInputElement, event?: Event): void => {
  const { inputType, isComposing } = (event ?? {}) as Partial<InputEvent>
  if (isComposing) return
  const caret = input.selectionStart ?? input.value.length
  const typed = formatTypedPlate(input.value, caret, inputType === 'deleteContentForward')
  if (typed.text === input.value && typed.caret === caret) return
  input.value = typed.text
  if (document.activeElement === input) input.setSelectionRange(typed.caret, typed.caret)
}

const enhance = (form: HTMLFormElement): void => {
  const input = form.querySelector('input')
  const way = form.querySelector<HTMLAnchorElement>('a[hidden]')
  if (!input || !way) return
  let sent = Number.NEGATIVE_INFINITY
  const before = readStored(plateKey)
  // A visitor who typed before this script ran keeps what they typed.
  if (input.value === '' && typeof before === 'string' && isPlate(before)) input.value = before
  formatWhileTyping(input)
  input.addEventListener('input', (event) => {
    formatWhileTyping(input, event)
    if (input.ariaInvalid && !faultOf(tidyPlate(input.value))) showError(form, input, undefined)
  })
  input.addEventListener('compositionend', () => formatWhileTyping(input))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const plate = tidyPlate(input.value)
    const fault = faultOf(plate)
    showError(form, input, fault)
    if (fault) return form.querySelector<HTMLElement>('.summary')?.focus()
    input.value = plate
    if (event.timeStamp - sent < doubleClick) return
    sent = event.timeStamp
    // Where the browser cannot store the plate, the next page asks for it.
    storeValue(plateKey, plate)
    way.click()
  })
}

// Fields for a licence plate: formatted while typing, validated, and stored for the page that the visitor is sent to.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-plate]')) enhance(form)
