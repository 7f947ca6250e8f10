import { validate } from '../../../../core/contract/home-insurance/home-insurance-calls.ts'
import { homeInsuranceTitles } from '../../../../core/contract/home-insurance/home-insurance-titles.ts'
import { cardPath, servicesGuidePath } from '../../../../core/insurance/paths.ts'
import { conditionsInWords, conditionsLabel } from '../../../../core/insurance/policy-conditions.ts'
import { sectionTitles } from '../../../../core/insurance/section-titles.ts'
import { insuranceNames } from '../../../../core/rules/insurance-packages.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { type OverviewPart, overviewOf } from '../../../engine/steps/overview-rows.ts'
import { Parts } from '../../../form/Parts.tsx'
import { DefinitionList } from '../../../ui/Facts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { laterAsks } from '../later-asks.ts'
import { useInsurance } from '../use-insurance.ts'

/** The order of the sections in spec 002 section 2.3. */
const order: readonly string[] = [
  sectionTitles.premium,
  sectionTitles.personal,
  homeInsuranceTitles.home,
  homeInsuranceTitles.additional,
  sectionTitles.building,
  sectionTitles.contents,
  sectionTitles.liability,
  sectionTitles.legal,
  homeInsuranceTitles.final,
  homeInsuranceTitles.cancellation,
]

/** All answers, in sections that open, and the consents at the end (spec 002 section 2.3). */
export default function HomeInsuranceSummary() {
  const { store, snapshot } = useFunnel()
  const { known, context } = useInsurance()
  const { conditions = [] } = context.leaveAnswer('opzegservice', validate) ?? {}
  const parts = overviewOf(store.funnel, snapshot.derived)
    .filter(({ rows }) => rows.length > 0)
    .toSorted((a, b) => order.indexOf(a.title) - order.indexOf(b.title))
  return (
    <>
      <h2 className="h2">{sectionTitles.summary}</h2>
      <div className="insurance-summary">
        {parts.map((part, at) => (
          <SummaryPart key={part.title} part={part} isOpen={at === 0} onEdit={(step) => store.edit(step)} />
        ))}
      </div>
      <h2 className="h2">{sectionTitles.conditions}</h2>
      <ul className="insurance-papers">
        {(known.packages ?? []).map((type) => (
          <li key={type}>
            <Paper href={cardPath(type)} text={`Verzekeringskaart ${insuranceNames[type].toLowerCase()}`} />
          </li>
        ))}
        {conditions.map((one) => (
          <li key={one.insuranceType}>
            <Paper href={one.href} text={conditionsLabel(one)} />
            <span className="premium-reason">{conditionsInWords(one)}</span>
          </li>
        ))}
        <li>
          <Paper href={servicesGuidePath} text="Dienstenwijzer" />
        </li>
        <li>
          <Paper href="/privacy" text="Privacyverklaring" />
        </li>
      </ul>
      <Fields>
        <Parts of={laterAsks.closing} />
      </Fields>
    </>
  )
}

/** A section that opens. Its link stands beside it, so that it is there while the section is closed. */
function SummaryPart({
  part: { step, title, rows },
  isOpen,
  onEdit,
}: {
  part: OverviewPart
  isOpen: boolean
  onEdit: (step: string) => void
}) {
  return (
    <div className="insurance-part">
      <details open={isOpen}>
        <summary>{title}</summary>
        <DefinitionList facts={rows.map(({ label, value }) => ({ term: label, value }))} wide />
      </details>
      {step !== undefined && (
        <a
          className="link"
          href={`?step=${encodeURIComponent(step)}`}
          onClick={(event) => {
            event.preventDefault()
            onEdit(step)
          }}
        >
          Wijzig<span className="unseen"> {title}</span>
        </a>
      )}
    </div>
  )
}

function Paper({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
      <span className="unseen"> (opent in een nieuw tabblad)</span>
    </a>
  )
}
