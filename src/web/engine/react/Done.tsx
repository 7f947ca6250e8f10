import { useEffect, useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { Toast, Toasts } from '../../ui/Toast.tsx'
import type { Snapshot } from '../state/snapshot.ts'

/** Milliseconds that a toast stays (spec 000 section 9). */
export const toastFor = 5000

type Sent = Snapshot['done']

/** The confirmation on an emptied form, which stays readable (D17). */
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

/** The same confirmation as a toast. Its live region is there while the form is being sent, so that the sentence is read out. */
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
