import { afterDoubleClick } from '../../../core/kernel/double-click.ts'

/** Fetches JSON of the problem finder. A failure is logged (spec 000 section 8) and answers undefined. */
export const fetchProblems = async <T>(address: string): Promise<T | undefined> => {
  try {
    // A connection that hangs counts as a failure after 15 seconds.
    const [answer] = await Promise.all([
      fetch(address, { signal: AbortSignal.timeout(15_000) }),
      afterDoubleClick(),
    ])
    if (!answer.ok) throw new Error(String(answer.status))
    return (await answer.json()) as T
  } catch {
    console.error('Failed to fetch items.')
    return undefined
  }
}

/** Shows the page's own error block, from its template, with a button that calls `again`. */
export const showFailure = (box: HTMLElement, place: HTMLElement, again: () => void): void => {
  const spare = box.querySelector<HTMLTemplateElement>('template[data-failed]')
  if (!spare) return
  place.replaceChildren(spare.content.cloneNode(true))
  place.querySelector('[data-again]')?.addEventListener('click', again)
  place.scrollIntoView({ block: 'nearest' })
}
