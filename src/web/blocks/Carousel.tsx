import { pictures } from '../../core/content/parts.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'
import { Picture } from './Picture.tsx'

/** A row of cards that scrolls without script; the plain script adds two buttons. */
export function Carousel({ block }: BlockProps<'carousel'>) {
  const { anchor, title, intro, cards } = block
  return (
    <Section id={anchor} title={title} lead={intro}>
      <div data-carousel="">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className="carousel" aria-label={title} tabIndex={0}>
          <ul className="carousel-row bare">
            {cards.map((card) => (
              <li key={card.title}>
                {card.picture && (
                  <div className="carousel-picture" role="img" aria-label={pictures[card.picture]}>
                    <Picture name={card.picture} />
                  </div>
                )}
                <h3>{card.title}</h3>
                {card.text && <p>{card.text}</p>}
                {card.link && (
                  <p className="carousel-link">
                    <a href={card.link.href}>
                      {card.link.label}
                      <Icon name="arrow" size="s" />
                    </a>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  )
}
