import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../web/ui/Button.tsx'

interface SidePanelProps {
  title: string
  /** A small line above the title. */
  above?: ReactNode
  /**
   * The key of what is open, by which the title takes the focus, again when another row opens. Left out where the list keeps the
   * focus, so that its keys go on.
   */
  of?: string
  /** What may be done, at the foot of the panel. */
  foot?: ReactNode
  /** Closes the panel: its button, or Escape. */
  onClose(): void
  children: ReactNode
}

/** Moves the focus to the title of what is open, and back to where it was opened from when it closes. */
const useTakenFocus = (of: string | undefined) => {
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (of === undefined) return
    if (!panel.current?.contains(document.activeElement)) opener.current = document.activeElement
    heading.current?.focus()
  }, [of])
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
    [],
  )
  return { panel, heading }
}

/**
 * What is open of a list: beside it on a wide screen, below it elsewhere, and never over it. Stands after the list within an element
 * of the class `beside`.
 */
export function SidePanel({ title, above, of, foot, onClose, children }: SidePanelProps) {
  const { panel, heading } = useTakenFocus(of)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <section className="side-panel" aria-label={title} ref={panel}>
      <header className="side-panel-head">
        <div>
          {above && <p className="muted">{above}</p>}
          <h2 ref={heading} tabIndex={-1}>
            <bdi>{title}</bdi>
          </h2>
        </div>
        <IconButton icon="cross" label="Sluit" onClick={onClose} />
      </header>
      {children}
      {foot && <footer className="side-panel-foot buttons">{foot}</footer>}
    </section>
  )
}
