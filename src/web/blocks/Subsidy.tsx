import { newsDay } from '../../core/content/news-list.ts'
import { residents, subsidyMeasures } from '../../core/content/subsidy-choices.ts'
import { stateOn } from '../../core/content/subsidy-list.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { DefinitionList, type Fact, Panel } from '../ui/Facts.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Prose } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'
import { SubsidyTags } from './SubsidyTags.tsx'

type Props = BlockProps<'subsidy'>

const day = (date: string) => newsDay({ date })

const factsOf = ({ giver, residents: who, measures, from, until, ...block }: Props['block']): Fact[] => [
  { term: 'Wie het geeft', value: giver },
  { term: 'Voor', value: who.map((one) => residents[one]).join('\n') },
  { term: 'Gaat over', value: measures.map((one) => subsidyMeasures[one]).join('\n') },
  ...(from ? [{ term: 'Vanaf', value: day(from) }] : []),
  { term: 'Tot en met', value: until ? day(until) : 'Er is geen einddatum bekend' },
  // A subsidy that nobody could verify has no day on which it was checked.
  ...(block.to_verify ? [] : [{ term: 'Nagekeken op', value: day(block.checked) }]),
]

function State({ block, today }: { block: Props['block']; today: string }) {
  const state = stateOn(block, today)
  if (state === 'closed' && block.until)
    return (
      <Notice tone="warn" title="Deze regeling is gesloten.">
        <p>Aanvragen kon tot en met {day(block.until)}. Zoek in de subsidiecheck wat er nu is.</p>
      </Notice>
    )
  if (state === 'soon' && block.from)
    return (
      <Notice title={`Aanvragen kan vanaf ${day(block.from)}.`}>
        <p>Bereid je aanvraag alvast voor.</p>
      </Notice>
    )
  return null
}

/** One subsidy: for whom, for what, how much, until when, how to apply, and the source of all that. */
export function Subsidy({ block, frame }: Props) {
  const { type, from, intro, source, to_verify: toVerify } = block
  const today = frame.subsidies?.day ?? block.checked
  const parts = [
    ['voor-wie', 'Voor wie is het?', block.who],
    ['waarvoor', 'Waarvoor krijg je het?', block.what],
    ['hoeveel', 'Hoeveel krijg je?', block.how_much],
    ['aanvragen', 'Hoe vraag je het aan?', block.how_to_ask],
    ...(block.keep ? [['bewaren', 'Bewaar dit', block.keep] as const] : []),
  ] as const
  return (
    <div className="wrap subsidy">
      <div className="subsidy-top">
        <SubsidyTags type={type} state={stateOn(block, today)} from={from} />
        <p className="lead">{intro}</p>
        <State block={block} today={today} />
        {toVerify && (
          <Notice tone="warn" title="Kijk dit na bij de bron.">
            <p>
              We konden bedragen en regels hier nog niet zelf nagaan. Ga uit van wat er bij de bron staat.
            </p>
          </Notice>
        )}
      </div>
      <div className="subsidy-text">
        {parts.map(([id, title, { html }]) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <Prose html={html} />
          </section>
        ))}
      </div>
      <div className="subsidy-facts">
        <Panel title="In het kort" tone="sand">
          <DefinitionList facts={factsOf(block)} />
          <p className="subsidy-source">
            <ButtonLink href={source.url} rel="noopener" wide iconAfter="arrow">
              Naar de bron
            </ButtonLink>
            <span className="small muted">{source.label}</span>
          </p>
        </Panel>
        {frame.path.includes('/', 1) && (
          <p>
            <a className="link" href={frame.path.slice(0, frame.path.lastIndexOf('/'))}>
              Terug naar de subsidiecheck
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
