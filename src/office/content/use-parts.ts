import { useEffect } from 'react'

/** The parts of the screen, in the order in which F6 leads from one to the next. */
const parts = ['head', 'outline', 'write', 'preview', 'panel'] as const

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

/** What takes the focus in a part: its title, else what takes it first. */
const stopIn = (part: HTMLElement): HTMLElement | undefined =>
  [
    ...part.querySelectorAll<HTMLElement>('h1[tabindex], h2[tabindex]'),
    ...part.querySelectorAll<HTMLElement>('button, input, select, [tabindex]'),
  ].find(isShown)

/** Gives the focus to the next part that shows, or the one before. */
const goOn = (by: number): void => {
  const shown = parts
    .flatMap((name) => [...document.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)])
    .filter(isShown)
  const here = shown.findIndex((part) => part.contains(document.activeElement))
  const next = here < 0 ? 0 : (here + by + shown.length) % shown.length
  const part = shown[next]
  if (part) (stopIn(part) ?? part).focus()
}

/**
 * Keys of the whole screen: F6 leads to its next part, with Shift to the one before, and Ctrl S saves at once. They work in
 * fields too, and not below a dialog or a menu.
 */
export const useParts = (save: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('.veil, .popover')) return
      const isSave = event.key === 's' && (event.ctrlKey || event.metaKey) && !event.altKey
      if (event.key !== 'F6' && !isSave) return
      event.preventDefault()
      if (isSave) save()
      else goOn(event.shiftKey ? -1 : 1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [save])
}
