import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface PanelProps {
  /** What the panel is about, read aloud when the focus comes in. */
  label: string
  /** Called by Escape. */
  onClose(): void
  /** Whether it comes by itself, so that the focus stays where it is. */
  comesAlone?: boolean
  children: ReactNode
}

/**
 * What belongs to a text and stands below it, so that it never covers a word. One that somebody opened takes the focus, unless a
 * field in it did.
 */
export function Panel({ label, onClose, comesAlone = false, children }: PanelProps) {
  const own = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!comesAlone && !own.current?.contains(document.activeElement)) own.current?.focus()
  }, [comesAlone])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    <fieldset className="rich-panel" aria-label={label} tabIndex={-1} ref={own} onKeyDown={onKeyDown}>
      {children}
    </fieldset>
  )
}
