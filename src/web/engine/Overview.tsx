import { OverviewSection } from '../ui/OverviewSection.tsx'
import type { Funnel } from './define.ts'
import { overviewOf } from './overview.ts'
import type { Survey } from './walk.ts'

export interface OverviewProps {
  funnel: Funnel
  survey: Survey
  /** The visitor wants to change this step. */
  onEdit: (step: string) => void
}

/** Everything that was answered, a panel per step, each with the way to change it. */
export function Overview({ funnel, survey, onEdit }: OverviewProps) {
  const parts = overviewOf(funnel, survey).map((part) => (
    <OverviewSection
      key={part.step}
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
