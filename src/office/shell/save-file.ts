import { refusalOf, unreachable } from '../../core/contract/client.ts'

/** Milliseconds after which the browser has surely begun to save a file, so that its copy in memory may go. */
const untilSaved = 10_000

/** The name that the server gives a file (`Content-Disposition`). */
const nameIn = (disposition: string | null): string => {
  const [, coded = 'bestand'] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? []
  return decodeURIComponent(coded)
}

/** Has the browser save a file that stands in its own memory. */
export const saveContent = (content: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), untilSaved)
}

/**
 * Asks for a file of the office and has the browser save it. It is read whole first, so that a refusal can be shown and half a
 * file is never saved.
 * @throws Fault
 */
export const saveFile = async (address: string): Promise<void> => {
  const asked = fetch(address, { credentials: 'same-origin' })
  const response = await asked.catch((cause: unknown) => Promise.reject(unreachable(cause)))
  if (!response.ok) throw await refusalOf(response)
  const content = await response.blob().catch((cause: unknown) => Promise.reject(unreachable(cause)))
  saveContent(content, nameIn(response.headers.get('content-disposition')))
}
