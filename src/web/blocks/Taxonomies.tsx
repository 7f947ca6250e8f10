import { Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'

export function Taxonomies({ block: { title, groups } }: BlockProps<'taxonomies'>) {
  const Title = title ? 'h3' : 'h2'
  return (
    <Section title={title}>
      <div className="subjects">
        {groups.map((group) => (
          <div key={group.title}>
            <Title className="h3">{group.title}</Title>
            <ul className="bare">
              {group.terms.map((term) => (
                <li key={term.href}>
                  <a href={term.href}>{term.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
