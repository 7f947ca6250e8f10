import { useEffect, useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { Toast, Toasts } from '../../ui/Toast.tsx'
import type { Snapshot } from '../state/snapshot.ts'

/** How long a toast stays, in milliseconds (spec 000 section 9). */
export const toastFor = 5000

type Sent = Snapshot['done']

/** What was sent, where it can be read in peace (D17). */
export function DoneNotice({ sentence, reference, note }: NonNullable<Sent>) {
  return (
    <Notice tone="ok" title={sentence}>
      {note && <p>{note}</p>}
      {reference && (
        <p>
          Je referentie is <b translate="no">{reference}</b>.
        </p>
      )}
    </Notice>
  )
}

/** The same sentence for a moment above the page. The region stands there while it is sent, so that it is read out. */
export function DoneToast({ done }: { done: Sent }) {
  const [over, setOver] = useState<Sent>(undefined)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setOver(done), toastFor)
    return () => clearTimeout(timer)
  }, [done])
  return (
    <Toasts>{done && done !== over && <Toast onClose={() => setOver(done)}>{done.sentence}</Toast>}</Toasts>
  )
}
