import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { HomeCheck } from '../../../login/HomeCheck.tsx'
import { Fields } from '../../../ui/Funnel.tsx'

/** The home that the advice is about, which must not be one without appointments, and when one meets. */
export default function Planning() {
  const { store, snapshot } = useFunnel()
  return (
    <Fields>
      <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
      <HomeCheck of="adviceHome" />
    </Fields>
  )
}
