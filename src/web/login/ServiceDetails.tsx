import { formatCents } from '../../core/kernel/money.ts'
import { isMember } from '../../core/kernel/viewer.ts'
import { useFunnel } from '../engine/react/funnel-context.ts'
import { Parts } from '../form/Parts.tsx'
import { Fields } from '../ui/Funnel.tsx'
import { HomeCheck } from './HomeCheck.tsx'
import { KnownEmail } from './KnownEmail.tsx'
import { paymentAsks } from './service-details.ts'

interface ServiceDetailsProps {
  /** Why one becomes a member: `De Hypotheekwacht hoort bij je lidmaatschap.` Nobody does where it says nothing. */
  why?: string
  /** A talk is planned: not for every home. */
  checksHome?: boolean
}

/**
 * All that the step asks, the e-mail address that is known already, and for who becomes a member the way it is paid,
 * with its price: `price` of the funnel's properties, in cents a year.
 */
export function ServiceDetails({ why, checksHome }: ServiceDetailsProps) {
  const { store, snapshot } = useFunnel()
  const { viewer, properties } = snapshot.derived.context
  const asks = Object.entries(store.funnel.steps[snapshot.step]?.asks ?? {})
  return (
    <Fields>
      <Parts of={Object.fromEntries(asks.filter(([name]) => !(name in paymentAsks)))} />
      {checksHome && <HomeCheck />}
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
