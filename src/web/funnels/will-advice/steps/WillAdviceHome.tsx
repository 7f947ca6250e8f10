import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { AppointmentHomeCheck } from '../../../login/AppointmentHomeCheck.tsx'
import { Fields } from '../../../ui/Funnel.tsx'

/** Asks the home of the applicant, which must be one for which the association makes appointments. */
export function WillAdviceHome() {
  const { store, snapshot } = useFunnel()
  return (
    <Fields>
      <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
      <AppointmentHomeCheck />
    </Fields>
  )
}
