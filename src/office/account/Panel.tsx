import { type ReactNode, type Ref, useEffect, useRef } from 'react'

interface PartProps {
  title: string
  /** The heading, which takes the focus when what had it is gone. */
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A part of a screen below a heading of its own. */
export function Part({ title, ref, children }: PartProps) {
  return (
    <section className="stack">
      <h2 ref={ref} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What takes the place of a part for as long as somebody is at it; its heading gets the focus. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Part title={title} ref={heading}>
      {children}
    </Part>
  )
}
