import { Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'

export function HowItWorks({ block: { anchor, title, steps } }: BlockProps<'how_it_works'>) {
  return (
    <Section id={anchor} title={title} tone="sand">
      <ol className="how bare">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
