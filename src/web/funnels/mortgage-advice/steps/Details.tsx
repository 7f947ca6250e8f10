import { ServiceDetails } from '../../../login/ServiceDetails.tsx'

/** Whom the adviser meets; nobody becomes a member with it. */
export default function Details() {
  return <ServiceDetails checksHome />
}
