import { useEffect } from 'react'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'

/** Asks everything of this step; `type` in the address chooses the specialism where none is chosen (spec 001 section 2). */
export function OnlineAdviceQuestion() {
  const { store, snapshot } = useFunnel()
  const chosen = snapshot.answers.specialism
  const { ready } = snapshot
  useEffect(() => {
    const asked = new URLSearchParams(store.environment.query()).get('type')
    if (ready && asked && !chosen) store.set('specialism', asked.slice(0, 40))
  }, [store, ready, chosen])
  return (
    <Fields>
      <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
    </Fields>
  )
}
