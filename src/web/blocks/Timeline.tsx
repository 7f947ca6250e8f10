import { cardDay } from '../../core/content/timeline.ts'
import { Prose, Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'

/** Years below each other; the plain script turns them into tabs and shows one card at a time. */
export function Timeline({ block: { title, yearTabs } }: BlockProps<'timeline'>) {
  const Year = title ? 'h3' : 'h2'
  const Card = title ? 'h4' : 'h3'
  return (
    <Section title={title}>
      <div className="years" data-timeline="">
        {yearTabs.map(({ year, cards }) => (
          <section className="year" key={year} data-year={year}>
            <Year className="h3">{year}</Year>
            <ol className="bare">
              {cards.map((card) => (
                <li className="year-card" key={card.date_with_timezone + card.title}>
                  <p className="small muted">
                    <time dateTime={card.date_with_timezone}>{cardDay(card)}</time>
                  </p>
                  <Card className="h3">{card.title}</Card>
                  {card.caption && <p className="muted">{card.caption}</p>}
                  <Prose html={card.textQuoteImage.html} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Section>
  )
}
