import { fetchingSentence } from '../../core/content/problems-shown.ts'
import {
  keysOf,
  longestCity,
  residents,
  subsidyMeasures,
  subsidyResults,
} from '../../core/content/subsidy-choices.ts'
import { subsidyParameters } from '../../core/content/subsidy-parameters.ts'
import { Button } from '../ui/Button.tsx'
import { CheckboxGroup } from '../ui/CheckboxGroup.tsx'
import { RadioGroup } from '../ui/Choices.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { PageIcon } from '../ui/icons/PageIcon.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import type { BlockProps } from './frame.ts'
import { SubsidyResults } from './SubsidyResults.tsx'
import { WentWrong } from './WentWrong.tsx'

type Props = BlockProps<'subsidy_check'>

const dialogTitle = 'subsidie-alle-filters'
const cityId = 'subsidie-gemeente'

const optionsOf = <K extends string>(choices: Readonly<Record<K, string>>) =>
  keysOf(choices).map((value) => ({ value, label: choices[value] }))

/** The filters of the check. It is a plain form: without script it loads the page with the results. */
function Filters({ frame }: Pick<Props, 'frame'>) {
  const { subsidies, path } = frame
  const { city = '', resident, measures = [] } = subsidies?.choices ?? {}
  const fault = subsidies?.fault
  return (
    <search>
      <form className="subsidy-form" action={`${path}#${subsidyResults}`} data-form="" noValidate>
        <div data-faults="" id={fault ? subsidyResults : undefined}>
          {fault && (
            <ErrorSummary
              title="Je hebt een of meerdere velden nog niet ingevuld."
              faults={[{ id: cityId, text: fault }]}
            />
          )}
        </div>
        <div className="subsidy-city" data-city="">
          <TextInput
            id={cityId}
            name={subsidyParameters.city}
            label="Gemeente"
            hint="Typ de eerste letters, bijvoorbeeld Amers."
            error={fault}
            defaultValue={city}
            maxLength={longestCity}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="search"
            data-suggest="gemeenten"
          />
        </div>
        <RadioGroup
          id="subsidie-doelgroep"
          name={subsidyParameters.resident}
          label="Ik ben een"
          optional="one-of"
          options={optionsOf(residents)}
          value={resident}
        />
        <div className="subsidy-measures" data-measures="">
          <CheckboxGroup
            id="subsidie-maatregel"
            name={subsidyParameters.measure}
            label="Mijn verduurzaming gaat over"
            optional="one-of"
            options={optionsOf(subsidyMeasures)}
            value={measures}
          />
          <button type="button" className="link subsidy-unfold" data-unfold="" hidden>
            Toon alle maatregelen
          </button>
        </div>
        <p className="subsidy-send">
          <Button type="submit" icon={<PageIcon name="magnifier" size="s" />}>
            Zoek subsidies
          </Button>
          <a className="link" href={path}>
            Wis alle filters
          </a>
        </p>
      </form>
    </search>
  )
}

/** The dialog into which the script moves the filters on a phone, so that the results have the whole screen. */
function AllFilters() {
  return (
    <dialog className="subsidy-dialog" aria-labelledby={dialogTitle} data-dialog="">
      <div className="subsidy-dialog-head">
        <h2 className="h3" id={dialogTitle}>
          Alle filters
        </h2>
        <button type="button" className="btn btn-quiet" data-hide="">
          <Icon name="cross" size="s" />
          Verberg alle filters
        </button>
      </div>
      <div data-slot="" />
    </dialog>
  )
}

function Help({ block: { help } }: Pick<Props, 'block'>) {
  return (
    <aside className="subsidy-help" aria-labelledby="subsidie-hulp">
      <PageIcon name="chat" />
      <div>
        <h2 className="h3" id="subsidie-hulp">
          {help.title}
        </h2>
        <p>{help.text}</p>
        <ul className="bare">
          {help.links.map(({ label, href }) => (
            <li key={href}>
              <a className="link" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

/** The subsidy check: filters at the side, and beside them the results or an introduction. */
export function SubsidyCheck({ block, frame }: Props) {
  return (
    <section className="subsidy-section" id={block.anchor}>
      <div className="wrap">
        <h1>{block.title}</h1>
        <p className="lead">{block.lead}</p>
        <div className="subsidies" data-subsidies="" data-loading={fetchingSentence}>
          <div className="subsidy-side">
            <div className="subsidy-panel" data-home="">
              <Filters frame={frame} />
            </div>
            <button type="button" className="btn btn-primary btn-wide subsidy-open" data-show="">
              <PageIcon name="magnifier" size="s" />
              Alle filters
            </button>
            <AllFilters />
          </div>
          <div className="subsidy-found">
            <p className="subsidy-status" role="status" data-status="" />
            <div id={frame.subsidies?.fault ? undefined : subsidyResults} data-results="">
              <SubsidyResults block={block} frame={frame} />
            </div>
            <Help block={block} />
          </div>
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
      </div>
    </section>
  )
}
