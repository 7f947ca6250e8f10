import { useEffect, useRef } from 'react'
import { isTyping } from '../../kit/use-keys.ts'

/** The parts of the screen, in the order in which F6 leads from one to the next. */
const parts = ['head', 'outline', 'write', 'preview', 'panel'] as const
export type PartOfScreen = (typeof parts)[number]

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

/** What takes the focus in a part: its title, else what takes it first. */
const stopIn = (part: HTMLElement): HTMLElement | undefined =>
  [
    ...part.querySelectorAll<HTMLElement>('h1[tabindex], h2[tabindex]'),
    ...part.querySelectorAll<HTMLElement>('button, input, select, [tabindex]'),
  ].find(isShown)

/** Gives the focus to a part of the screen once it shows. */
export const goToPart = (name: PartOfScreen): void => {
  requestAnimationFrame(() => {
    const part = document.querySelector<HTMLElement>(`[data-part="${name}"]`)
    if (part && isShown(part)) (stopIn(part) ?? part).focus()
  })
}

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

interface PartsActs {
  save(): void
  /** Puts the block back that was taken away last; answers whether there was one. */
  putBack(): boolean
}

/**
 * Keys of the whole screen: F6 leads to its next part, with Shift to the one before, and Ctrl S saves at once. They work in
 * fields too, and not below a dialog or a menu. Ctrl Z puts a block back outside of fields, which have their own.
 */
export const useParts = (acts: PartsActs): void => {
  const now = useRef(acts)
  now.current = acts
  useEffect(() => {
    /** What a key does; an act that answers false did nothing. */
    const actOf = ({
      key,
      ctrlKey,
      metaKey,
      altKey,
      shiftKey,
      target,
    }: KeyboardEvent): (() => unknown) | undefined => {
      if (key === 'F6') return () => goOn(shiftKey ? -1 : 1)
      if (!(ctrlKey || metaKey) || altKey) return undefined
      if (key === 's') return () => now.current.save()
      return key === 'z' && !isTyping(target) ? () => now.current.putBack() : undefined
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('.veil, .popover')) return
      const act = actOf(event)
      if (act && act() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
