import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { AppointmentFacts } from './AppointmentFacts.tsx'

/** Asks for another time, below the appointment that it replaces. */
export default function OtherTime() {
  const { store, snapshot } = useFunnel()
  return (
    <Fields>
      <AppointmentFacts />
      <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
    </Fields>
  )
}
