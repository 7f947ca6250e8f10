import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../web/ui/Button.tsx'

interface SidePanelProps {
  title: string
  /** The key of what is open, so that the title gets the focus again when another row opens. */
  of: string
  /** Closes the panel: its button, or Escape. */
  onClose(): void
  children: ReactNode
}

/**
 * What is open of a list: beside it on a wide screen, below it elsewhere, and never over it. Stands after the list within an element
 * of the class `beside`. Its title gets the focus; when it closes, the focus goes back to where it was opened from.
 */
export function SidePanel({ title, of, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row that opens takes the focus here too
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) opener.current = document.activeElement
    heading.current?.focus()
  }, [of])
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
    [],
  )
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <section className="side-panel" aria-label={title} ref={panel}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="cross" label="Sluit" onClick={onClose} />
      </header>
      {children}
    </section>
  )
}
