import { Icon } from '../ui/icons/Icon.tsx'
import { Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'

export function InterestingLinks({ block }: BlockProps<'interesting_links'>) {
  return (
    <Section title={block.title}>
      <ul className="go-on bare">
        {block.links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>
              <Icon name="arrow" size="s" />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
