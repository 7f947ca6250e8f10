import { ServiceDetails } from '../../../login/ServiceDetails.tsx'
import { copy } from '../content.ts'

/** Asks who has the talk, and the payment of the membership where they have none. */
export default function Details() {
  return <ServiceDetails why={copy.becomesMember} checksHome />
}
