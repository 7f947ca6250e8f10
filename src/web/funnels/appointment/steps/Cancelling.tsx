import { Fields } from '../../../ui/Funnel.tsx'
import { AppointmentFacts } from './AppointmentFacts.tsx'

/** What is about to be cancelled. */
export default function Cancelling() {
  return (
    <Fields>
      <AppointmentFacts />
    </Fields>
  )
}
