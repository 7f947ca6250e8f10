import { Fields } from '../../../ui/Funnel.tsx'
import { AppointmentFacts } from './AppointmentFacts.tsx'

/** Shows the appointment that is about to be cancelled. */
export default function Cancelling() {
  return (
    <Fields>
      <AppointmentFacts />
    </Fields>
  )
}
