import { isMember } from '../../../core/kernel/viewer.ts'
import { useFunnel } from '../../engine/react/funnel-context.ts'
import { ServiceDetails } from '../../login/ServiceDetails.tsx'
import { inspectionsCopy } from './inspections-copy.ts'

/** The details of the person whom the inspector calls, and that they become a member; the payment is a step of its own. */
export default function Details() {
  const { viewer } = useFunnel().snapshot.derived.context
  return (
    <>
      {!isMember(viewer) && <p>{inspectionsCopy.becomesMember}</p>}
      <ServiceDetails checksHome />
    </>
  )
}
