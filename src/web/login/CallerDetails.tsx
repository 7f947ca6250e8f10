import { ServiceDetails } from './ServiceDetails.tsx'

/** The details step of several funnels for a service at home with which nobody becomes a member. */
export default function CallerDetails() {
  return <ServiceDetails checksHome />
}
