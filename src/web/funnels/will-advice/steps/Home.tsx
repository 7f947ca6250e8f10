import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { HomeCheck } from '../../../login/HomeCheck.tsx'
import { Fields } from '../../../ui/Funnel.tsx'

/** The home of who asks, which the association must make appointments for. */
export function Home() {
  const { store, snapshot } = useFunnel()
  return (
    <Fields>
      <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
      <HomeCheck />
    </Fields>
  )
}
