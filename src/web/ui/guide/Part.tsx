import type { ReactNode } from 'react'

/** One chapter of the style guide. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="guide-part" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
