import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { AppointmentHomeCheck } from '../../../login/AppointmentHomeCheck.tsx'
import { Fields } from '../../../ui/Funnel.tsx'

/** Asks which home the advice is about, which must be one for which appointments are made, and how and when to meet. */
export default function MortgageAdvicePlanning() {
  const { store, snapshot } = useFunnel()
  return (
    <Fields>
      <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
      <AppointmentHomeCheck of="adviceHome" />
    </Fields>
  )
}
