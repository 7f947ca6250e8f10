import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { AppointmentFacts } from './AppointmentFacts.tsx'

/** The other time, below the one that it replaces. */
export default function OtherTime() {
  const { store, snapshot } = useFunnel()
  return (
    <Fields>
      <AppointmentFacts />
      <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
    </Fields>
  )
}
