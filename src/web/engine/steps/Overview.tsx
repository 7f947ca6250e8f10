import { OverviewSection } from '../../ui/OverviewSection.tsx'
import type { Funnel } from '../definition/define.ts'
import type { Derived } from '../state/derive.ts'
import { overviewOf } from './overview-rows.ts'

export interface OverviewProps {
  funnel: Funnel
  derived: Derived
  /** The visitor wants to change this step. */
  onEdit: (step: string) => void
}

/** Everything that was answered, a panel per step, each with the way to change it where there is one. */
export function Overview({ funnel, derived, onEdit }: OverviewProps) {
  const parts = overviewOf(funnel, derived).map(({ step, title, rows }) => (
    <OverviewSection
      key={title}
      title={title}
      {...(step !== undefined && {
        href: `?step=${encodeURIComponent(step)}`,
        onEdit: () => onEdit(step),
      })}
      facts={
        rows.length > 0
          ? rows.map(({ label, value }) => ({ term: label, value }))
          : [{ term: 'Niets ingevuld', value: '' }]
      }
    />
  ))
  return <div className="overview">{parts}</div>
}
