import { Notice } from '../../ui/Notice.tsx'
import type { Snapshot } from '../state/snapshot.ts'
import { useFunnel } from './funnel-context.ts'

/** What was sent, where it can be read in peace (decision 17). */
export function DoneNotice({ sentence, reference, note }: NonNullable<Snapshot['done']>) {
  return (
    <Notice tone="ok" title={sentence}>
      {note && <p>{note}</p>}
      {reference && (
        <p>
          Je referentie is <b>{reference}</b>.
        </p>
      )}
    </Notice>
  )
}

/** The same of a funnel that was sent and stays. */
export default function FunnelDone() {
  const { done } = useFunnel().snapshot
  return done ? <DoneNotice {...done} /> : null
}
