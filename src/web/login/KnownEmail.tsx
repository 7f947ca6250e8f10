import { email } from '../../core/fields/person/email.ts'
import { emailOf, isLoggedIn } from '../../core/kernel/viewer.ts'
import { useFunnel } from '../engine/react/funnel-context.ts'
import { Parts } from '../form/Parts.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Fields } from '../ui/Funnel.tsx'
import { TextInput } from '../ui/TextInput.tsx'

/**
 * The known e-mail address, which can be focused and read but not changed (D34). A visitor who passed the gate of this step
 * without logging in may go back to it for another address.
 */
export function KnownEmail() {
  const { store, snapshot, idOf } = useFunnel()
  const { known, context } = snapshot.derived
  const mayChange = store.funnel.steps[snapshot.step]?.gate?.until && !isLoggedIn(context.viewer)
  return (
    <div className="known-email">
      <TextInput
        id={idOf('email')}
        label={email.facts.label}
        value={emailOf(known, context) ?? ''}
        error={snapshot.errors.email}
        autoComplete="off"
        readOnly
      />
      {mayChange && (
        <LinkButton onClick={() => store.set('email', undefined)}>Een ander e-mailadres gebruiken</LinkButton>
      )}
    </div>
  )
}

/** Everything that a details step asks, with the known e-mail address below. */
export function KnownDetails() {
  const { store, snapshot } = useFunnel()
  return (
    <Fields>
      <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
      <KnownEmail />
    </Fields>
  )
}
