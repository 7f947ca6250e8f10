import { formatCents } from '../../../../core/kernel/money.ts'
import { isMember } from '../../../../core/kernel/viewer.ts'
import { membership } from '../../../../core/mortgage-guard/words.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { KnownEmail } from '../../../login/KnownEmail.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { copy } from '../content.ts'
import { paymentParts, personParts } from '../form-parts.ts'

/** The person, the e-mail address that is known already, and for who becomes a member the way it is paid. */
export function Details() {
  const { snapshot } = useFunnel()
  const { viewer, properties } = snapshot.derived.context
  return (
    <Fields>
      <Parts of={personParts} />
      <KnownEmail />
      {!isMember(viewer) && (
        <fieldset className="group">
          <legend className="h3">{membership.label}</legend>
          <Fields>
            <p>
              {copy.becomesMember} <strong className="whole">{formatCents(Number(properties.price))}</strong>{' '}
              {copy.perYear}.
            </p>
            <Parts of={paymentParts} />
          </Fields>
        </fieldset>
      )}
    </Fields>
  )
}
