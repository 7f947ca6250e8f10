import { embedTools } from '../../core/content/embed.ts'
import { isSandboxed } from '../../core/content/iframe.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Section } from '../ui/Page.tsx'
import { CallInstead } from './CallInstead.tsx'
import type { BlockProps } from './frame.ts'
import { ServiceText } from './ServiceText.tsx'

/**
 * A tool of another party. Nothing of that party is fetched until the visitor clicks, and the link says whose tool it is. Without
 * script the link opens the same frame document as a page.
 */
export function Embed({ block: { anchor, title, text, tool }, frame }: BlockProps<'embed'>) {
  const { path, name, desk } = embedTools[tool]
  const { embeds } = frame.settings
  const { provider, scripts } = embeds[tool]
  const hearsMembership = tool === 'property_value'
  if (scripts.some(isSandboxed) && !frame.demo)
    return <ServiceText desk={desk} frame={frame} id={anchor} isPart />
  return (
    <Section id={anchor} title={title} lead={text}>
      <div className="framed-box">
        <div className="embed" data-embed={name} data-member={hearsMembership ? '' : undefined}>
          {tool === 'subsidy_widget' && (
            <p>Dit werkt voor huizen in deze gemeenten: {embeds.subsidy_widget.municipalities.join(', ')}.</p>
          )}
          <p>
            Dit onderdeel is van {provider}. Het wordt pas opgehaald als je klikt. {provider} ziet dan het
            internetadres van je apparaat{hearsMembership && ' en of je lid bent'}, verder niets.
          </p>
          <p>
            <ButtonLink href={path} variant="secondary">
              Open {name} van {provider}
            </ButtonLink>
          </p>
        </div>
        <CallInstead desk={desk} settings={frame.settings} />
      </div>
    </Section>
  )
}
