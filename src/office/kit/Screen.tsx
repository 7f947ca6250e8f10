import { type ReactNode, useEffect, useRef } from 'react'

interface ScreenProps {
  title: string
  /** Whose it is, said after the title. A stranger typed it, so it stands apart: letters from right to left turn nothing around. */
  name?: string | null
  /** What the browser's tab and its history say instead, where the title names somebody. */
  tab?: string
  /** Beside the title: a count, a state. */
  aside?: ReactNode
  /** The acts of the screen, at the right; at most one of them is primary. */
  acts?: ReactNode
  children: ReactNode
}

/** Gives the focus to the title of the screen that shows, after an act that took away what had it. */
export const focusTitle = (): void =>
  document.querySelector<HTMLElement>('.work-head h1')?.focus({ preventScroll: true })

/** The frame of a screen: its title, what may be done, and its content. The title gets the focus when the screen opens. */
export function Screen({ title, name, tab = title, aside, acts, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${tab} - kantoor`
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [tab])
  return (
    <>
      <header className="work-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
          {name && (
            <>
              , <bdi>{name}</bdi>
            </>
          )}
        </h1>
        {aside && <span className="muted">{aside}</span>}
        {acts && <div className="buttons grow">{acts}</div>}
      </header>
      <div className="work-body">{children}</div>
    </>
  )
}
