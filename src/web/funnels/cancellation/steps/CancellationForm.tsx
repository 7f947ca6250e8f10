import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { LogInFirst } from '../../../login/LogInFirst.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { cancellationCopy } from '../cancellation-content.ts'

/** The fields of the form, and for a visitor a link to log in first: only then it is known whose membership it is. */
export function CancellationForm() {
  const { store, snapshot } = useFunnel()
  return (
    <>
      <LogInFirst back="/lidmaatschap/opzeggen" why={cancellationCopy.why} />
      <Fields>
        <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
      </Fields>
    </>
  )
}
