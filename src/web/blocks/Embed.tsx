import { embedTools } from '../../core/content/embed.ts'
import { isSandboxed } from '../../core/content/iframe.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'
import { ServiceText } from './ServiceText.tsx'

/**
 * Nothing of the other party is fetched until the visitor clicks, and the click says whose it is. Without a script
 * the link opens the same frame document by itself.
 */
export function Embed({ block: { title, text, tool }, frame }: BlockProps<'embed'>) {
  const { path, name, desk } = embedTools[tool]
  const { embeds } = frame.settings
  const { provider, scripts } = embeds[tool]
  if (scripts.some(isSandboxed) && !frame.demo) return <ServiceText desk={desk} frame={frame} />
  return (
    <Section title={title} lead={text}>
      <div className="embed" data-embed={name}>
        {tool === 'subsidy_widget' && (
          <p>Dit werkt voor huizen in deze gemeenten: {embeds.subsidy_widget.municipalities.join(', ')}.</p>
        )}
        <p>
          Dit onderdeel is van {provider}. Het wordt pas opgehaald als je klikt. {provider} ziet dan het
          internetadres van je apparaat en of je lid bent, verder niets.
        </p>
        <p>
          <ButtonLink href={path}>
            Open {name} van {provider}
          </ButtonLink>
        </p>
      </div>
    </Section>
  )
}
