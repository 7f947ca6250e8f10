import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { LogInFirst } from '../../../login/LogInFirst.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { copy } from '../content.ts'

/** The whole form; for a visitor first the way to log in, as half of it is filled in then. */
export function Complaint() {
  const { store, snapshot } = useFunnel()
  return (
    <>
      <LogInFirst back="/contact/klacht-indienen" why={copy.why} />
      <Fields>
        <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
      </Fields>
    </>
  )
}
