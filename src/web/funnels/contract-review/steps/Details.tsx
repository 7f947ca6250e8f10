import { ServiceDetails } from '../../../login/ServiceDetails.tsx'
import { copy } from '../content.ts'

/** Whoever calls for the talk, and the membership of who has none. */
export default function Details() {
  return <ServiceDetails why={copy.becomesMember} checksHome />
}
