import { ServiceDetails } from '../../../login/ServiceDetails.tsx'
import { copy } from '../content.ts'

/** Who has their mortgage watched. */
export default function Details() {
  return <ServiceDetails why={copy.becomesMember} />
}
