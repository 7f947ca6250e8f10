import { useEffect, useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { useFunnel } from './funnel-context.ts'

/** Seconds from the press until the visitor may try again (spec 001 section 9). */
const waits = 20

/**
 * The notice on the way to the bank, which counts down from the press on (spec 001 section 4). At 0 it is gone. Where the bank's
 * page does not open, the button works again then; while the bank's address is still being asked, as soon as that is known.
 */
export function Away() {
  const { store, snapshot } = useFunnel()
  const { busy } = snapshot
  const [left, setLeft] = useState(waits)
  useEffect(() => {
    if (left === 0) {
      if (busy === 'away') store.restored()
      return undefined
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, busy, store])
  if (left === 0) return null
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
