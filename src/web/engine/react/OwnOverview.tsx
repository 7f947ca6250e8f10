import { Overview } from '../steps/Overview.tsx'
import { useFunnel } from './funnel-context.ts'

/** The overview of the current funnel, with a link back to each step. */
export default function OwnOverview() {
  const { store, snapshot } = useFunnel()
  return <Overview funnel={store.funnel} derived={snapshot.derived} onEdit={(step) => store.edit(step)} />
}
