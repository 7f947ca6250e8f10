import { formatCents } from '../../core/kernel/money.ts'
import { isMember } from '../../core/kernel/viewer.ts'
import { useFunnel } from '../engine/react/funnel-context.ts'
import { Parts } from '../form/Parts.tsx'
import { Fields } from '../ui/Funnel.tsx'
import { AppointmentHomeCheck } from './AppointmentHomeCheck.tsx'
import { KnownEmail } from './KnownEmail.tsx'
import { paymentAsks } from './service-details.ts'

interface ServiceDetailsProps {
  /**
   * Why the visitor becomes a member with this service: `De Hypotheekwacht hoort bij je lidmaatschap.` Left out where nobody
   * does.
   */
  why?: string
  /** True where an appointment is planned, which not every home can have. */
  checksHome?: boolean
}

/**
 * Everything that the step asks, the known e-mail address, and for a new member the payment with its price: `price` of the
 * funnel's properties, in cents a year.
 */
export function ServiceDetails({ why, checksHome }: ServiceDetailsProps) {
  const { store, snapshot } = useFunnel()
  const { viewer, properties } = snapshot.derived.context
  const asks = Object.entries(store.funnel.steps[snapshot.step]?.asks ?? {})
  return (
    <Fields>
      <Parts of={Object.fromEntries(asks.filter(([name]) => !(name in paymentAsks)))} />
      {checksHome && <AppointmentHomeCheck />}
      <KnownEmail />
      {why !== undefined && !isMember(viewer) && (
        <fieldset className="group">
          <legend className="h3">Lidmaatschap</legend>
          <Fields>
            <p>
              {why} Dat kost{' '}
              <strong className="whole" translate="no">
                {formatCents(Number(properties.price))}
              </strong>{' '}
              per jaar, en gaat automatisch van je rekening.
            </p>
            <Parts of={paymentAsks} />
          </Fields>
        </fieldset>
      )}
    </Fields>
  )
}
