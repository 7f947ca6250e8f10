import { useEffect, useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { useFunnel } from './funnel-context.ts'

/** Seconds that a visitor waits for the bank before trying again (spec 001 section 9). */
const waits = 20

/**
 * The notice on the way to the bank (spec 001 section 6). Where the bank's page does not open, the button works again after a
 * while.
 */
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
        {/* a screen reader reads the sentence once, not every second */}
        <span aria-live="off">{left === 1 ? '1 seconde' : `${left} seconden`}</span> weer.
      </p>
    </Notice>
  )
}
