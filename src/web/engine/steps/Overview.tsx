import { OverviewSection } from '../../ui/OverviewSection.tsx'
import type { Funnel } from '../definition/define.ts'
import type { SummaryRow } from '../definition/summary.ts'
import type { Derived } from '../state/derive.ts'
import { overviewOf } from './overview-rows.ts'

export interface OverviewProps {
  funnel: Funnel
  derived: Derived
  onEdit: (step: string) => void
  /** For each step, the rows that show where nothing was filled in. */
  instead?: Readonly<Record<string, readonly SummaryRow[]>>
}

const nothing: readonly SummaryRow[] = [{ label: 'Niets ingevuld', value: '' }]

/** Whether a row must show as it is: typed text, amounts and codes. The words of a choice may be translated by the browser. */
const isExact = ({ value, own, parts }: SummaryRow) => own || parts !== undefined || /[\d@]/.test(value)

/** Everything that was answered, a panel per step, each with a link to change it where it can be changed. */
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
