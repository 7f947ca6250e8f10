import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { LogInFirst } from '../../../login/LogInFirst.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { copy } from '../content.ts'

/** The fields of the form, and for a visitor a link to log in first: only then it is known whose membership it is. */
export function Form() {
  const { store, snapshot } = useFunnel()
  return (
    <>
      <LogInFirst back="/lidmaatschap/opzeggen" why={copy.why} />
      <Fields>
        <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
      </Fields>
    </>
  )
}
