import type { KeyboardEvent, ReactNode } from 'react'

interface PanelProps {
  /** What the panel is about, read aloud when the focus comes in. */
  label: string
  /** Called by Escape. */
  onClose(): void
  children: ReactNode
}

/** What belongs to a text and stands below it, so that it never covers a word. */
export function Panel({ label, onClose, children }: PanelProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    <fieldset className="rich-panel" aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </fieldset>
  )
}
