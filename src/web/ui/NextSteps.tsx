import type { ReactNode } from 'react'

type ReferenceCardProps = { term: string; reference: string; note?: ReactNode; id?: string }

/** A card with the reference, large enough to read out over the phone. */
export function ReferenceCard({ term, reference, note, id }: ReferenceCardProps) {
  return (
    <div className="reference">
      <p className="reference-term">{term}</p>
      <p className="reference-code" id={id} translate="no">
        {reference}
      </p>
      {note && <p className="reference-note">{note}</p>}
    </div>
  )
}

export type Happening = { when: string; title: string; text?: ReactNode; done?: boolean }

/** What happens next, in a few dated lines. */
export function NextSteps({ title, steps }: { title: string; steps: readonly Happening[] }) {
  return (
    <section className="next">
      <h2>{title}</h2>
      <ol className="bare">
        {steps.map((step) => (
          <li key={step.title} className={step.done ? 'next-step next-done' : 'next-step'}>
            <p className="next-when">{step.when}</p>
            <p className="next-title">{step.title}</p>
            {step.text && <p className="next-text">{step.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
