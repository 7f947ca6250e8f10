import { useEffect } from 'react'
import { noMovesLeft } from '../../../../core/planning/changes.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { appointmentCopy } from '../appointment-content.ts'
import { AppointmentFacts, useAppointment } from './AppointmentFacts.tsx'

/** Shows the appointment, and whether it can be moved or cancelled. */
export function Appointment() {
  const { store, phone } = useFunnel()
  const found = useAppointment()
  const open = found !== undefined && !found.closed && found.moves > 0
  useEffect(() => {
    const asked = new URLSearchParams(store.environment.query())
    const [date, from, until] = ['dag', 'van', 'tot'].map((name) => asked.get(name)?.slice(0, 10))
    if (!open || !date || !from || !until) return
    // The time in the address is used once: who comes back to this step sees the appointment.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    store.set('slot', { date, startTime: `${from}:00`, endTime: `${until}:00` })
    void store.choose('move')
  }, [open, store])
  return (
    <Fields>
      <AppointmentFacts />
      {found?.closed && (
        <Notice role="status">
          <p>
            {found.closed} {appointmentCopy.call}{' '}
            <span className="whole" translate="no">
              {phone}
            </span>
            .
          </p>
        </Notice>
      )}
      {found && !found.closed && (
        <>
          <p className="muted">{found.moves > 0 ? found.rules : noMovesLeft}</p>
          <div className="notice-actions">
            {found.moves > 0 && (
              <Button onClick={() => void store.choose('move')}>{appointmentCopy.toMove}</Button>
            )}
            <Button variant="secondary" onClick={() => void store.choose('cancel')}>
              {appointmentCopy.toCancel}
            </Button>
          </div>
        </>
      )}
    </Fields>
  )
}
