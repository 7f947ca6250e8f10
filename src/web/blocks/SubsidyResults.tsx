import { newsDay } from '../../core/content/news-list.ts'
import { measuresFound, type SubsidiesShown, shownCountInWords } from '../../core/content/subsidies-shown.ts'
import { residents, subsidyMeasures } from '../../core/content/subsidy-choices.ts'
import type { FoundSubsidy } from '../../core/content/subsidy-list.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { BlockProps } from './frame.ts'
import { Picture } from './Picture.tsx'
import { SubsidyTags } from './SubsidyTags.tsx'

type Props = BlockProps<'subsidy_check'>
type Results = NonNullable<SubsidiesShown['results']>

const lastDay = ({ state, until }: FoundSubsidy) => {
  if (until === undefined) return undefined
  return state === 'closed'
    ? `gesloten na ${newsDay({ date: until })}`
    : `tot en met ${newsDay({ date: until })}`
}

function Card({ subsidy, number }: { subsidy: FoundSubsidy; number: number }) {
  const { url, title, intro, giver } = subsidy
  const until = lastDay(subsidy)
  return (
    <li className="subsidy-card" id={`resultaat-${number}`} data-state={subsidy.state}>
      <SubsidyTags {...subsidy} />
      <h3>
        <a href={url}>{title}</a>
      </h3>
      <p className="subsidy-intro">{intro}</p>
      <p className="small muted">
        {giver}
        {until && `, ${until}`}
      </p>
    </li>
  )
}

/** The filters of this search, in words. */
function ChosenFilters({
  city,
  choices: { resident, measures },
}: { city: string } & Pick<SubsidiesShown, 'choices'>) {
  const words = [
    city,
    ...(resident ? [residents[resident]] : []),
    ...measures.map((measure) => subsidyMeasures[measure]),
  ]
  return (
    <ul className="subsidy-chosen bare">
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}

/** Leads to this page with more results. It is a form, so that its button works without script too (D78). */
function ShowMore({ address, from }: { address: string; from: number }) {
  const [path = '', query = ''] = address.split('?')
  return (
    <form action={`${path}#resultaat-${from}`}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary">
        Toon meer
      </Button>
    </form>
  )
}

function Found({ results, choices }: { results: Results } & Pick<SubsidiesShown, 'choices'>) {
  const { city, total, shown, more } = results
  return (
    <>
      <div className="subsidy-total">
        <h2 className="h3" tabIndex={-1} data-title="">
          {measuresFound(total)}
        </h2>
        <ChosenFilters city={city} choices={choices} />
      </div>
      {total === 0 ? (
        <Notice>
          <p>We hebben geen resultaten gevonden voor je zoektocht. Probeer het nog een keer.</p>
        </Notice>
      ) : (
        <>
          <ol className="subsidy-cards bare">
            {shown.map((subsidy, index) => (
              <Card key={subsidy.id} subsidy={subsidy} number={index + 1} />
            ))}
          </ol>
          <div className="subsidy-more" data-more="">
            <p className="muted">{shownCountInWords(shown.length, total)}</p>
            {more !== undefined && <ShowMore address={more} from={shown.length + 1} />}
          </div>
        </>
      )}
    </>
  )
}

function List({ title, list }: { title: string; list: readonly FoundSubsidy[] }) {
  if (list.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className="bare">
        {list.map(({ id, url, title: name, state }) => (
          <li key={id}>
            <a href={url}>{name}</a>
            {state === 'closed' && <span className="muted"> (gesloten)</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The results of the subsidy check, or where to begin. */
export function SubsidyResults({ block, frame: { subsidies } }: Props) {
  if (subsidies?.results) return <Found results={subsidies.results} choices={subsidies.choices} />
  const { prompt, all } = block
  return (
    <>
      <div className="subsidy-prompt">
        <div>
          <h2 className="h3" tabIndex={-1} data-title="">
            {prompt.title}
          </h2>
          <p>{prompt.text}</p>
        </div>
        <div className="subsidy-picture">
          <Picture name={prompt.picture} />
        </div>
      </div>
      {subsidies?.all && (
        <div className="subsidy-all">
          <h2 className="h3">{all.title}</h2>
          <List title={all.national} list={subsidies.all.national} />
          <List title={all.local} list={subsidies.all.local} />
        </div>
      )}
    </>
  )
}
