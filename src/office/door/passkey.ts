import { officeBack } from '../../core/staff/office-pages.ts'
import { showPasskey } from './give-passkey.ts'
import { passkeySentence, whyNoPasskey } from './passkey-sentence.ts'

// The plain script of the page that asks for the second factor. It finds its own HTML: a button `data-passkey` with the path to go
// to afterwards in `data-back`, hidden until this script shows it, an alert `data-passkey-error`, and `data-passkey-none` for where
// no passkey works. The form for a code beside it works without this script.

const find = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[${name}]`)

const show = (element: HTMLElement | null, sentence: string): void => {
  if (!element) return
  element.textContent = sentence
  element.hidden = sentence === ''
}

const button = find('data-passkey')
const told = find('data-passkey-error')

const ask = async (asked: HTMLElement): Promise<void> => {
  if (asked.ariaBusy === 'true') return
  asked.ariaBusy = 'true'
  show(told, '')
  try {
    await showPasskey()
    location.assign(officeBack(asked.dataset.back))
  } catch (thrown) {
    show(told, passkeySentence(thrown))
    asked.ariaBusy = 'false'
  }
}

const why = whyNoPasskey()
show(find('data-passkey-none'), why ?? '')
if (button && why === undefined) {
  button.hidden = false
  button.addEventListener('click', () => void ask(button))
}
