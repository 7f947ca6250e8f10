import { ServiceDetails } from '../../../login/ServiceDetails.tsx'
import { copy } from '../content.ts'

/** Asks the details of the person whose mortgage is watched. */
export default function Details() {
  return <ServiceDetails why={copy.becomesMember} />
}
