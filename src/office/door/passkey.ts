import { startAuthentication } from '@simplewebauthn/browser'
import { fetchAnswer } from '../../core/contract/client.ts'
import { askPasskey, givePasskey } from '../../core/contract/staff-session/staff-session-calls.ts'
import { officeBack } from '../../core/staff/office-pages.ts'
import { passkeySentence } from './passkey-sentence.ts'

// The plain script of the page that asks for the second factor. It finds its own HTML: a button `data-passkey` with the path to go
// to afterwards in `data-back`, an alert `data-passkey-error`, and `data-passkey-none` for browsers without passkeys. The form for
// a code beside it works without this script.

const find = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[${name}]`)

const show = (element: HTMLElement | null, sentence: string): void => {
  if (!element) return
  element.textContent = sentence
  element.hidden = sentence === ''
}

const logIn = async (): Promise<void> => {
  const optionsJSON = await fetchAnswer(askPasskey, {})
  const response = await startAuthentication({ optionsJSON })
  await fetchAnswer(givePasskey, { body: { response } })
}

const button = find('data-passkey')
const told = find('data-passkey-error')

const ask = async (asked: HTMLElement): Promise<void> => {
  if (asked.ariaBusy === 'true') return
  asked.ariaBusy = 'true'
  show(told, '')
  try {
    await logIn()
    location.assign(officeBack(asked.dataset.back))
  } catch (thrown) {
    show(told, passkeySentence(thrown))
    asked.ariaBusy = 'false'
  }
}

if (button && 'PublicKeyCredential' in window) button.addEventListener('click', () => void ask(button))
else if (button) {
  const none = find('data-passkey-none')
  if (none) none.hidden = false
  button.hidden = true
}
