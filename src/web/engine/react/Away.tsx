import { useEffect, useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { useFunnel } from './funnel-context.ts'

/** How long one waits for the bank before trying again, in seconds (spec 001 section 9). */
const waits = 20

/** On the way to the bank (spec 001 section 6); where it does not come, the button works again after a while. */
export function Away() {
  const { store } = useFunnel()
  const [left, setLeft] = useState(waits)
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : store.restored()), 1000)
    return () => clearTimeout(timer)
  }, [left, store])
  return (
    <Notice tone="info" role="status">
      <p>
        We zijn je aan het doorsturen naar iDEAL. Probeer het over{' '}
        {/* a reader hears the sentence once, not every second */}
        <span aria-live="off">{left === 1 ? '1 seconde' : `${left} seconden`}</span> weer.
      </p>
    </Notice>
  )
}
