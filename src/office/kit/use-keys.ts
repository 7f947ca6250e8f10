import { useEffect, useRef } from 'react'

/** Where a letter is text and no command. A box to tick takes none. */
const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

/** Whether somebody types there, so that a letter is text and no command. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(fields) !== null

/** Where a browser keeps that letters are no commands. It says nothing about anybody. */
const lettersKey = 'beheer-letters'

/** Whether a letter alone is a command (WCAG 2.1.4: it can be turned off). */
export const lettersCount = (): boolean => {
  try {
    return localStorage.getItem(lettersKey) !== 'uit'
  } catch {
    return true
  }
}

export const keepLetters = (count: boolean): void => {
  try {
    localStorage.setItem(lettersKey, count ? 'aan' : 'uit')
  } catch {
    // a browser that keeps nothing has the letters on
  }
}

/** What each key does. An act that answers false did nothing: the browser then does what it does by itself. */
type KeyActs = Readonly<Record<string, (() => unknown) | undefined>>

/**
 * Whether a key that was pressed is text. A list that is searched by typing hands the keys of its field on to the option that is
 * marked, so the field that has the focus counts as well as what the key was meant for.
 */
export const isText = ({ target }: Pick<KeyboardEvent, 'target'>): boolean =>
  isTyping(target) || isTyping(document.activeElement)

/** Whether something stands over the page that has the keys for itself: a dialog, a menu. */
const isCovered = (): boolean => document.querySelector('.veil, .popover') !== null

/**
 * Lets keys act anywhere on a screen: not while somebody types, not together with Ctrl, Alt or Command, and not below a dialog or
 * a menu. A key that was dealt with before, such as by the row that has the focus, does nothing more.
 */
export const useKeys = (acts: KeyActs): void => {
  const now = useRef(acts)
  now.current = acts
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const act = Object.hasOwn(now.current, event.key) ? now.current[event.key] : undefined
      if (!act || isText(event) || isCovered()) return
      if (event.key.length === 1 && !lettersCount()) return
      if (act() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
