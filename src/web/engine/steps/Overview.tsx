import { OverviewSection } from '../../ui/OverviewSection.tsx'
import type { Funnel } from '../definition/define.ts'
import type { SummaryRow } from '../definition/shown.ts'
import type { Derived } from '../state/derive.ts'
import { overviewOf } from './overview-rows.ts'

export interface OverviewProps {
  funnel: Funnel
  derived: Derived
  /** The visitor wants to change this step. */
  onEdit: (step: string) => void
  /** By step: what stands there where nothing was filled in. */
  instead?: Readonly<Record<string, readonly SummaryRow[]>>
}

const nothing: readonly SummaryRow[] = [{ label: 'Niets ingevuld', value: '' }]

/** What was typed stands as it was typed, and so do amounts and codes; words that were chosen may be translated. */
const isExact = ({ value, own, parts }: SummaryRow) => own || parts !== undefined || /[\d@]/.test(value)

/** Everything that was answered, a panel per step, each with the way to change it where there is one. */
export function Overview({ funnel, derived, onEdit, instead = {} }: OverviewProps) {
  const parts = overviewOf(funnel, derived).map(({ step, title, rows }) => (
    <OverviewSection
      key={title}
      title={title}
      {...(step !== undefined && {
        href: `?step=${encodeURIComponent(step)}`,
        onEdit: () => onEdit(step),
      })}
      facts={(rows.length > 0 ? rows : (instead[step ?? ''] ?? nothing)).map((row) => ({
        term: row.label,
        value: row.value,
        exact: isExact(row),
      }))}
    />
  ))
  return <div className="overview">{parts}</div>
}
