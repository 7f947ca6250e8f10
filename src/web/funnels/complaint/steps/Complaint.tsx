import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { LogInFirst } from '../../../login/LogInFirst.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { copy } from '../content.ts'

/** What went wrong; for a visitor first the way to log in, as the next step is filled in then. */
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
