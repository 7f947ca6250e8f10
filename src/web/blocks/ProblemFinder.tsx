import type { GenericItem, StepItem } from '../../core/content/problem-steps.ts'
import { fetchingSentence, type ShownStep, solutionCountInWords } from '../../core/content/problems-shown.ts'
import type { Settings } from '../../core/content/settings.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { PageIcon } from '../ui/icons/PageIcon.tsx'
import { Accordion, Section } from '../ui/Page.tsx'
import type { BlockProps, Frame } from './frame.ts'
import { WentWrong } from './WentWrong.tsx'

type TileProps = Pick<StepItem, 'name' | 'icon' | 'url'> & { text?: string | undefined; id?: string }

function Tile({ id, name, icon, url, text }: TileProps) {
  return (
    <li>
      <a className="finder-tile" href={url} data-id={id}>
        <PageIcon name={icon} />
        <span className="finder-name">{name}</span>
        {text && <span className="muted">{text}</span>}
      </a>
    </li>
  )
}

function Progress({ n, back, chosen }: Pick<ShownStep, 'n' | 'back' | 'chosen'>) {
  return (
    <div className="finder-head">
      <p className="finder-bar">
        <span data-count>Stap {n} / 3</span>
        <progress max={3} value={n} aria-hidden="true" />
      </p>
      <a className="finder-back" href={back ?? '#'} hidden={!back} data-back>
        <PageIcon name="back" size="s" />
        Vorige vraag
      </a>
      <ol className="finder-chosen bare" aria-label="Je koos" hidden={chosen.length === 0}>
        {chosen.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ol>
    </div>
  )
}

/**
 * Templates for the script: the icons with which it draws the next step, and the error block for when that step cannot be
 * fetched.
 */
function ScriptTemplates({ icons, settings }: { icons: ShownStep['icons']; settings: Settings }) {
  return (
    <>
      <template data-icons="">
        {icons.map((name) => (
          <span key={name} data-icon={name}>
            <PageIcon name={name} />
          </span>
        ))}
      </template>
      <template data-failed="">
        <WentWrong
          settings={settings}
          actions={
            <button type="button" className="btn btn-secondary btn-small" data-again="">
              <Icon name="again" size="s" />
              Probeer opnieuw
            </button>
          }
        />
      </template>
    </>
  )
}

const generic = ({ url, ...tile }: GenericItem) => <Tile key={tile.name} url={url} {...tile} />

/** One step of the finder. The address says which step, so that it works without script (spec 000 section 2). */
function Step({ step, anchor, frame }: { step: ShownStep; anchor?: string; frame: Frame }) {
  const { n, title, items, genericContentItems, icons, place, home } = step
  return (
    <section className="section finder" id={anchor}>
      <div
        className="wrap"
        data-finder={n}
        data-first={place === undefined ? 1 : 2}
        data-place={place}
        data-home={home}
        data-loading={fetchingSentence}
      >
        <Progress {...step} />
        <h2 className="h1" tabIndex={-1}>
          {title}
        </h2>
        <div role="status" className="finder-status" />
        <ul className={`finder-tiles bare${n === 1 ? ' finder-places' : ''}`} data-items="">
          {items.map(({ linkedResultsCount, ...item }) => (
            <Tile key={item.id} {...item} text={solutionCountInWords(linkedResultsCount)} />
          ))}
        </ul>
        <h3 className="finder-else">Staat het er niet bij?</h3>
        <ul className="finder-tiles finder-generic bare" data-generic="">
          {genericContentItems.map(generic)}
        </ul>
        <ScriptTemplates icons={icons} settings={frame.settings} />
      </div>
    </section>
  )
}

/** The problem finder, at its first step or at the one that the address asks for. */
export function ProblemFinder({ block, frame }: BlockProps<'problem_finder'>) {
  const step = frame.problems.step
  return step ? <Step step={step} anchor={block.anchor} frame={frame} /> : null
}

/** The problem finder from its second step on, for the page of a place. */
export function ProblemPlace({ frame }: BlockProps<'problem_place'>) {
  const { step, all = [] } = frame.problems
  if (!step) return null
  const links = (
    <ul className="go-on bare">
      {all.map(({ url, title }) => (
        <li key={url}>
          <a href={url}>
            <Icon name="arrow" size="s" />
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <Step step={step} frame={frame} />
      <Section>
        <Accordion level={2} items={[{ title: 'Alle problemen op een rij', content: links }]} />
      </Section>
    </>
  )
}
