import { answerPrefix } from '../../../core/kernel/browser-keys.ts'
import { readStored, storeValue } from './stored-value.ts'

interface Kept {
  text: string
  /** Set once it was sent, whatever became of that. */
  isSent?: boolean
}

const keptUnder = (key: string): Kept | undefined => {
  const stored = readStored(key) as Kept | null | undefined
  return typeof stored?.text === 'string' ? stored : undefined
}

/**
 * Keeps what is typed to us about a request in this tab, so that it is there again after a reload, and after logging in anew where
 * the session was over. It goes once the server took it in, which the address of the page then says, and on logging out.
 */
const keepMessage = (area: HTMLTextAreaElement, key: string): void => {
  const kept = keptUnder(key)
  const isTakenIn = kept?.isSent === true && location.search.includes('gewijzigd=bericht')
  if (isTakenIn) sessionStorage.removeItem(key)
  // what the server gives back goes before what stands here
  else if (kept && area.value === '') area.value = kept.text
  area.addEventListener('input', () => storeValue(key, { text: area.value }))
  area.form?.addEventListener('submit', () => storeValue(key, { text: area.value, isSent: true }))
}

for (const area of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-unsent]'))
  keepMessage(area, answerPrefix + area.dataset.unsent)
