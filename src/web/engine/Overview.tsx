import { OverviewSection } from '../ui/OverviewSection.tsx'
import { useFunnel } from './funnel-context.ts'
import { overviewOf } from './overview.ts'

/** Everything that was answered, a panel per step, each with the way to change it. */
export function Overview() {
  const { store, snapshot } = useFunnel()
  const parts = overviewOf(store.funnel, snapshot.survey).map((part) => (
    <OverviewSection
      key={part.step}
      title={part.title}
      href={`?step=${encodeURIComponent(part.step)}`}
      facts={
        part.rows.length > 0
          ? part.rows.map(({ label, value }) => ({ term: label, value }))
          : [{ term: 'Niets ingevuld', value: '' }]
      }
      onEdit={() => store.edit(part.step)}
    />
  ))
  return <div className="overview">{parts}</div>
}
