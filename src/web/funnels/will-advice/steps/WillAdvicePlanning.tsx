import { useEffect } from 'react'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'

/** Asks how to meet, online by default, and when; it also shows who answers questions. */
export default function WillAdvicePlanning() {
  const { store, snapshot, phone } = useFunnel()
  const isOpen = snapshot.ready && snapshot.answers.meeting === undefined
  const email = String(snapshot.derived.context.properties.email)
  useEffect(() => {
    if (isOpen) store.set('meeting', 'online')
  }, [store, isOpen])
  return (
    <Fields>
      <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
      <p>
        Heb je eerst een vraag? Bel{' '}
        <span className="whole" translate="no">
          {phone}
        </span>{' '}
        of mail naar <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </Fields>
  )
}
