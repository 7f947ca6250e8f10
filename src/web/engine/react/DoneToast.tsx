import { useEffect, useState } from 'react'
import { Toast } from '../../ui/Toast.tsx'
import type { Snapshot } from '../state/snapshot.ts'
import { useFunnel } from './funnel-context.ts'

/** How long a toast stays, in milliseconds (spec 000 section 9). */
const toastFor = 5000

type Sent = Snapshot['done']

/** What was sent, for a moment above the page. Whoever draws it has the region (`Toasts`) there from the start. */
export function DoneToast({ done }: { done: Sent }) {
  const [over, setOver] = useState<Sent>(undefined)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setOver(done), toastFor)
    return () => clearTimeout(timer)
  }, [done])
  return done && done !== over ? <Toast onClose={() => setOver(done)}>{done.sentence}</Toast> : null
}

/** The same of a funnel that was sent and stays. */
export default function FunnelToast() {
  return <DoneToast done={useFunnel().snapshot.done} />
}
