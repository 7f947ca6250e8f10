import { type ComponentType, useEffect, useState } from 'react'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'

/** The home of who asks. Its check shows nothing of its own, so it is fetched once the step stands; the server checks too. */
export function Home() {
  const { store, snapshot } = useFunnel()
  const [Check, setCheck] = useState<ComponentType>()
  useEffect(() => {
    store.wait(import('../../../login/HomeCheck.tsx').then(({ HomeCheck }) => setCheck(() => HomeCheck)))
  }, [store])
  return (
    <Fields>
      <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
      {Check && <Check />}
    </Fields>
  )
}
