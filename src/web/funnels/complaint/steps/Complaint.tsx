import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { LogInFirst } from '../../../login/LogInFirst.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { complaintCopy } from '../complaint-content.ts'

/** The whole form; for a visitor first a link to log in, which fills in half of it. */
export function Complaint() {
  const { store, snapshot } = useFunnel()
  return (
    <>
      <LogInFirst back="/contact/klacht-indienen" why={complaintCopy.why} />
      <Fields>
        <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
      </Fields>
    </>
  )
}
