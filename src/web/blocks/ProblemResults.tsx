import { fromParameter } from '../../core/content/problem-ids.ts'
import type { FoundProblem } from '../../core/content/problem-steps.ts'
import { fetchingSentence, type ShownResults } from '../../core/content/problems-shown.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { PageIcon } from '../ui/icons/PageIcon.tsx'
import { SearchForm } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'
import { Picture } from './Picture.tsx'
import { WentWrong } from './WentWrong.tsx'

type Props = BlockProps<'problem_results'>
type Shown = Props & { results: ShownResults }

/** The number of results that are shown as cards above the list (spec 000 section 9). */
const cards = 2

const words = ({ title, total, query }: ShownResults) => {
  if (title !== undefined)
    return total === 1 ? 'We hebben 1 probleem gevonden' : `We hebben ${total} problemen gevonden`
  return (
    <>
      {total === 1 ? '1 resultaat' : `${total} resultaten`} gevonden voor <strong>{query}</strong>
    </>
  )
}

function Card({ url, title, text, picture }: FoundProblem) {
  return (
    <li className="problem-card">
      <div className="problem-picture">
        <Picture name={picture} />
      </div>
      <h2 className="h3">{title}</h2>
      <p>{text}</p>
      <a className="problem-link" href={url}>
        Bekijk probleem<span className="unseen">: {title}</span>
        <Icon name="arrow" size="s" />
      </a>
    </li>
  )
}

/** The results after the cards, with a link to more that the script opens in place. */
function Rest({ results, frame }: Shown) {
  const { query, title, problems, total, next } = results
  const address = `${frame.path}?${new URLSearchParams({ q: query })}`
  const call =
    title === undefined
      ? `/api/search-problem-results?${new URLSearchParams({ q: query })}`
      : `/api/problem-results?${new URLSearchParams({ id: query })}`
  return (
    <div className="problem-rest" data-more-problems={call} data-loading={fetchingSentence}>
      <ol className="problem-list bare" start={cards + 1}>
        {problems.slice(cards).map(({ url, title: name, text }, index) => (
          <li key={url} id={`resultaat-${cards + 1 + index}`}>
            <h2 className="h3">
              <a href={url}>{name}</a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p role="status" className="muted">
        {next !== undefined && `${problems.length} van ${total} problemen`}
      </p>
      {next !== undefined && (
        <p>
          <ButtonLink
            variant="secondary"
            href={`${address}&${fromParameter}=${next}#resultaat-${next + 1}`}
            data-next={next}
          >
            Meer laden
          </ButtonLink>
        </p>
      )}
      <template data-failed="">
        <WentWrong
          settings={frame.settings}
          actions={
            <button type="button" className="btn btn-secondary btn-small" data-again="">
              <Icon name="again" size="s" />
              Probeer opnieuw
            </button>
          }
        />
      </template>
    </div>
  )
}

function Nothing({ block, results: { query } }: Shown) {
  return (
    <div className="prose">
      <h2>Wat je kunt proberen</h2>
      <ul>
        <li>Controleer de spelling van ‘{query}’.</li>
        <li>Gebruik een minder specifiek woord.</li>
        <li>
          Of <a href={block.steps.href}>zoek het probleem via stappen</a>.
        </li>
      </ul>
    </div>
  )
}

function Help({ block: { service } }: Pick<Props, 'block'>) {
  return (
    <aside className="problem-help" aria-labelledby="hulp-nodig">
      <PageIcon name="phone" />
      <div>
        <h2 className="h3" id="hulp-nodig">
          Heb je hulp nodig?
        </h2>
        <p>
          {service.text} <a href={service.href}>{service.label}</a>
        </p>
      </div>
    </aside>
  )
}

function Body({ block, frame, results }: Shown) {
  const { query, total, failed, problems } = results
  if (failed)
    return (
      <WentWrong
        settings={frame.settings}
        actions={
          <ButtonLink
            variant="secondary"
            size="small"
            icon="again"
            href={`${frame.path}?${new URLSearchParams({ q: query })}`}
          >
            Probeer opnieuw
          </ButtonLink>
        }
      />
    )
  if (query === '') return null
  if (total === 0) return <Nothing block={block} frame={frame} results={results} />
  return (
    <>
      <ol className="problem-cards bare">
        {problems.slice(0, cards).map((problem) => (
          <Card key={problem.url} {...problem} />
        ))}
      </ol>
      {problems.length > cards && <Rest block={block} frame={frame} results={results} />}
    </>
  )
}

/** The results of the problem finder: of a choice in the finder under its name, of a search under the search box. */
export function ProblemResults({ block, frame }: Props) {
  const results = frame.problems.results ?? { query: '', total: 0, problems: [] }
  const { query, title, failed } = results
  return (
    <div className="wrap problem-results">
      <h1>{title ?? 'Zoek een oplossing'}</h1>
      <SearchForm
        action={frame.path}
        label={block.label}
        button={block.button}
        value={title === undefined ? query : ''}
      />
      {query !== '' && !failed && (
        <p role="status" className="problem-total">
          {words(results)}
        </p>
      )}
      <Body block={block} frame={frame} results={results} />
      {(query === '' || failed) && (
        <p>
          <a className="problem-steps" href={block.steps.href}>
            <Icon name="arrow" size="s" />
            Probleem zoeken via stappen
          </a>
        </p>
      )}
      {query !== '' && <Help block={block} />}
    </div>
  )
}
