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

/** Everything that was answered, a panel per step, each with the way to change it. */
export function Overview({ funnel, derived, onEdit }: OverviewProps) {
  const parts = overviewOf(funnel, derived).map((part) => (
    <OverviewSection
      key={part.title}
      title={part.title}
      href={`?step=${encodeURIComponent(part.step)}`}
      facts={
        part.rows.length > 0
          ? part.rows.map(({ label, value }) => ({ term: label, value }))
          : [{ term: 'Niets ingevuld', value: '' }]
      }
      onEdit={() => onEdit(part.step)}
    />
  ))
  return <div className="overview">{parts}</div>
}
